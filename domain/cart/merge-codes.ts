import { toCodeKey } from '../discounts/discount.ts';
import { MAX_CODES } from '../limits.ts';

/** The codes of two carts, each once; those beyond the limit of a cart are of `other`. */
export function mergeCodes(codes: readonly string[], other: readonly string[]): string[] {
  const own = new Set(codes.map(toCodeKey));
  return [...codes, ...other.filter((code) => !own.has(toCodeKey(code)))].slice(0, MAX_CODES);
}
