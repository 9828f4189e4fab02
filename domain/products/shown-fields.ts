import { MAX_QUANTITY } from '../limits.ts';

/**
 * Further fields of a product that may be missing and that shoppers see the effect of, by their names.
 * Besides its line here, a field has a column in `db/schema/products.ts` and its place in the form
 * (`more-fields.tsx`); its schemas, form values, conflicts, audit words, export and rows follow (decision
 * 114).
 */
export const SHOWN_TEXTS = {
  backorderText: { label: 'Words without stock', most: 60 },
  seoTitle: { label: 'Title for search engines', most: 120 },
  seoDescription: { label: 'Description for search engines', most: 320 },
} as const satisfies Record<string, { label: string; most: number }>;

export type ShownText = keyof typeof SHOWN_TEXTS;

/** Whole numbers, with their limits. */
export const SHOWN_COUNTS = {
  backorderDays: { label: 'More days without stock', min: 0, max: 365 },
  minPerOrder: { label: 'Fewest per order', min: 1, max: MAX_QUANTITY },
  maxPerOrder: { label: 'Most per order', min: 1, max: MAX_QUANTITY },
} as const satisfies Record<string, { label: string; min: number; max: number }>;

export type ShownCount = keyof typeof SHOWN_COUNTS;
