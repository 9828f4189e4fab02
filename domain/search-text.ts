/** Folds case and the encoding of accents; search texts and searches are compared folded. */
export function foldText(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** The folded texts that a search looks into, separated by a character that no search contains. */
export function searchTextOf(...texts: string[]): string {
  return texts.map(foldText).join('\u0001');
}
