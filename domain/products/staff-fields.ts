/**
 * Times of a product that only staff see, by their names. Besides its line here, a field has a column in
 * `db/schema/products.ts` and its place in the form (`more-fields.tsx`); the rest follows (decision 114).
 */
export const STAFF_MOMENTS = {
  publishAt: { label: 'Publish at' },
  unpublishAt: { label: 'End at' },
} as const satisfies Record<string, { label: string }>;

export type StaffMoment = keyof typeof STAFF_MOMENTS;
