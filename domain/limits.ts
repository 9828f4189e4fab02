/** Limits of what people may type, in characters. Shared by the forms, the lists and the server. */
export const LIMITS = { line: 200, text: 5_000, email: 254, phone: 40, search: 100 } as const;

/** The most pieces of one product in an order, and lines in an order. */
export const MAX_QUANTITY = 1_000;
export const MAX_LINES = 100;

/** How many items a list holds when no limit is asked for; Link: rel="next" tells where it goes on. */
export const LIST_CAP = 1_000;

/** The most pieces of a product that can be counted. */
export const MOST_STOCK = 1_000_000;

/** What pictures may be uploaded as, and how large each may be in bytes. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
export const MAX_PICTURE_BYTES = 10_000_000;
