import * as z from 'zod/mini';
import { COLLECTION_FIELDS, RULE_FIELDS } from '#domain/collections/collection-fields.ts';
import { answerShape } from './described.ts';
import { timestamp } from './fields.ts';
import { component } from './openapi-component.ts';
import { ChosenProduct } from './product-schemas.ts';

const { description, ...shown } = answerShape(COLLECTION_FIELDS);

const Counted = {
  id: z.string(),
  ...shown,
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
  description,
  image: z.optional(z.string()),
  products: z.array(ChosenProduct),
  rule: z.optional(z.object(answerShape(RULE_FIELDS))),
  version: z.number(),
});

export type WireStaffCollection = z.output<typeof StaffCollection>;
