import * as z from 'zod/mini';
import { COLLECTION_KINDS } from '#domain/collections/collection.ts';
import { timestamp } from './fields.ts';
import { money } from './money.ts';
import { component } from './openapi-component.ts';
import { ChosenProduct } from './product-schemas.ts';

const Counted = {
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  published: z.boolean(),
  kind: z.enum(COLLECTION_KINDS),
  /** The rule in words. */
  sentence: z.optional(z.string()),
  createdAt: timestamp,
};

/** A row of the list of collections. */
export const StaffCollectionRow = component('StaffCollectionRow', Counted);

export type WireStaffCollectionRow = z.output<typeof StaffCollectionRow>;

/** A collection as staff see it. */
export const StaffCollection = component('StaffCollection', {
  ...Counted,
  description: z.string(),
  image: z.optional(z.string()),
  products: z.array(ChosenProduct),
  rule: z.optional(
    z.object({
      categories: z.array(z.string()),
      brands: z.array(z.string()),
      minPrice: z.nullable(money()),
      maxPrice: z.nullable(money()),
      minRating: z.nullable(z.number()),
      text: z.string(),
      onSale: z.boolean(),
      inStock: z.boolean(),
    }),
  ),
  version: z.number(),
});

export type WireStaffCollection = z.output<typeof StaffCollection>;
