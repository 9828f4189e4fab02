/** Limits of typed text, in characters. */
export const LIMITS = {
  id: 255,
  line: 200,
  text: 5_000,
  email: 254,
  phone: 40,
  search: 100,
  code: 40,
} as const;

/** Pieces per order line, and lines per order. */
export const MAX_QUANTITY = 1_000;
export const MAX_LINES = 100;

/** Codes of discounts in one order. */
export const MAX_CODES = 10;

/** Items of a list without `limit`; Link: rel="next" points to the rest. */
export const LIST_CAP = 1_000;

export const MAX_STOCK = 1_000_000;

/** The dashboard counts what needs staff up to this number: no decision depends on a larger one. */
export const MAX_COUNTED = 1_000;

/** Media types of uploads, and their maximum size. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
export const MAX_PICTURE_BYTES = 10_000_000;

/** Limits of a shipping label: one page, perhaps scanned. */
export const MAX_LABEL_BYTES = 5_000_000;
