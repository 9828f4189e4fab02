import { quoteText } from '../pricing/requested-text.ts';

/** Returns the description of a line's choices with the typed texts replaced. */
export function hideTypedTexts(
  description: string,
  texts: Readonly<Record<string, string>>,
  shown: string,
): string {
  return Object.values(texts).reduce(
    (text, typed) => text.replaceAll(quoteText(typed), quoteText(shown)),
    description,
  );
}
