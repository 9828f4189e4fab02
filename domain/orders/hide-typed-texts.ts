import { quoteText } from '../pricing/asked-text.ts';

/** What a line says of its choices, with something else in place of the texts that were typed for them. */
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
