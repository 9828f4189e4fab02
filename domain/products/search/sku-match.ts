import { toSkuLetters } from './search-words.ts';

/** Letters: shorter parts match too many SKUs. */
const SHORTEST = 3;

/** The parts of a search for a SKU, lower case; null if it has too few letters. */
export function readSkuParts(search: string): string[] | null {
  const parts = search.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return parts.join('').length < SHORTEST ? null : parts;
}

/**
 * True if a SKU has these parts from the start of one of its own on. From its own start separators do not
 * count: 'plntee' and 'TEE-S' match PLN-TEE-S, 'tees' does not.
 */
export function matchesSku(sku: string, parts: readonly string[]): boolean {
  if (toSkuLetters(sku).startsWith(parts.join(''))) return true;
  return new RegExp(`[^a-z0-9]${parts.join('[^a-z0-9]+')}`).test(sku.toLowerCase());
}
