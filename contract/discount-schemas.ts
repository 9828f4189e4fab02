import * as z from 'zod/mini';
import { DISCOUNT_STATES } from '#domain/discounts/describe-discount.ts';
import { DISCOUNT_CLASSES, DISCOUNT_KINDS, SCOPES } from '#domain/discounts/discount.ts';
import { DISCOUNT_LIMITS } from '#domain/discounts/discount-limits.ts';
import { mapFields } from '#domain/fields/field.ts';
import { timestamp } from './fields.ts';
import { money } from './money.ts';
import { component } from './openapi-component.ts';

/** A discount as staff see it, with what it brought. */
export const Discount = component('Discount', {
  id: z.string(),
  /** Absent for an automatic discount. */
  code: z.optional(z.string()),
  title: z.string(),
  kind: z.enum(DISCOUNT_KINDS),
  /** Percent off (for `buy_get`: off the free pieces) or dollars; absent for free shipping. */
  value: z.optional(z.number()),
  buy: z.optional(z.number()),
  get: z.optional(z.number()),
  scope: z.object({ of: z.enum(SCOPES), values: z.array(z.string()) }),
  /** The names of the collections, products or variants in the scope, by id. */
  names: z.record(z.string(), z.string()),
  ...mapFields(DISCOUNT_LIMITS, ({ kind }) => z.optional(kind === 'cents' ? money() : z.number())),
  startsAt: z.optional(timestamp),
  endsAt: z.optional(timestamp),
  combinesWith: z.array(z.enum(DISCOUNT_CLASSES)),
  /** The effect of the discount as a sentence. */
  sentence: z.string(),
  state: z.enum(DISCOUNT_STATES),
  /** The number of uses by payments and orders, without the released ones. */
  uses: z.number(),
  /** The total discount on its paid orders, and the total of those orders. */
  givenAmount: money(),
  salesAmount: money(),
  version: z.number(),
  createdAt: timestamp,
});

export type WireDiscount = z.output<typeof Discount>;
