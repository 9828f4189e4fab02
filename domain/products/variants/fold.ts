import { foldText } from '../../search-text.ts';

/** A name or value of an option, without its case and the spaces around it. */
export function fold(text: string): string {
  return foldText(text.trim());
}
