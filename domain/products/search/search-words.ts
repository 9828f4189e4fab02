/** More words than these are not looked at: each costs the database a look. */
const MOST_WORDS = 8;

/**
 * The words a search is made of: small letters, without accents, without what stands between words. "Chef's"
 * is one word, 'e-reader' two, as PostgreSQL's own parser has them.
 */
export function searchWordsOf(search: string): string[] {
  const folded = search
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('×', 'x')
    .replace(/['’]s?(?!\p{L})/gu, ' ');
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
}

/**
 * Whether the index of parts of texts, which knows groups of three, finds the products that contain a text.
 * Signs are in none of its groups, and a letter alone is in too many.
 */
export function isIndexed(text: string): boolean {
  return text.length >= 3 && /[\p{L}\p{N}]{2}/u.test(text);
}

/** Letters and figures alone: what of a SKU counts when it is searched for. */
export function skuLettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
