/*
 * Fields of a product that only staff see, by their names. Besides its line here, a field has a column in
 * `db/schema/products.ts` and its place in the form (`more-fields.tsx`); the rest follows (decision 114).
 */

/** Amounts in cents. */
export const STAFF_AMOUNTS = {
  cost: { label: 'Cost per piece' },
} as const satisfies Record<string, { label: string }>;

export type StaffAmount = keyof typeof STAFF_AMOUNTS;

/** Words by which staff group and find products. */
export const TAG_LIMITS = { tags: 100, characters: 60 };

/** Times. */
export const STAFF_MOMENTS = {
  publishAt: { label: 'Publish at' },
  unpublishAt: { label: 'End at' },
} as const satisfies Record<string, { label: string }>;

export type StaffMoment = keyof typeof STAFF_MOMENTS;

/** Further categories of a product. */
export const MAX_CATEGORIES = 20;
