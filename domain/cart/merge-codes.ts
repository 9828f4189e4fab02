import { codeKeyOf } from '../discounts/discount.ts';
import { MAX_CODES } from '../limits.ts';

/** The codes of two carts, each once; those beyond the limit of a cart are of `other`. */
export function mergeCodes(codes: readonly string[], other: readonly string[]): string[] {
  const own = new Set(codes.map(codeKeyOf));
  return [...codes, ...other.filter((code) => !own.has(codeKeyOf(code)))].slice(0, MAX_CODES);
}
