/**
 * The texts of a product that may be missing, by their labels, in the order of the form. Shoppers read them
 * where there are no specifications. Besides its line here, a text has a column in `db/schema/products.ts`;
 * its schemas, form, conflicts, audit words, export and rows follow (decision 114).
 */
export const PLAIN_TEXTS = {
  dimensions: 'Dimensions',
  weight: 'Weight',
  materials: 'Materials',
  warranty: 'Warranty',
} as const;

export type PlainText = keyof typeof PLAIN_TEXTS;

export const PLAIN_TEXT_NAMES = Object.keys(PLAIN_TEXTS) as PlainText[];
