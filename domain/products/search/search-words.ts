/** Further words are ignored: each costs a database lookup. */
const MAX_WORDS = 8;

/**
 * The words of a search: lower case, without accents and punctuation. "Chef's" is one word, 'e-reader' two,
 * as in PostgreSQL's parser.
 */
export function listSearchWords(search: string): string[] {
  const folded = search
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('×', 'x')
    .replace(/['’]s?(?!\p{L})/gu, ' ');
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
}

/**
 * True if the trigram index can find a text. It contains no punctuation, and single letters are too frequent.
 */
export function isIndexed(text: string): boolean {
  return text.length >= 3 && /[\p{L}\p{N}]{2}/u.test(text);
}

/** The letters and digits of a SKU. */
export function toSkuLetters(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
