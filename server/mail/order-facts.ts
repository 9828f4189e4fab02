import * as z from 'zod/mini';
import { PLAN_IDS } from '#domain/members/plan.ts';
import { METHOD_KINDS } from '#domain/shipping/zone.ts';

/** The facts of an order in mails; amounts in cents. */
export const OrderFacts = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  lines: z.array(
    z.object({
      name: z.string(),
      /** 'Color: Sand, Size: M', or empty. */
      modifications: z.string(),
      quantity: z.number(),
      /** Pieces that were canceled before the mail; absent if there are none. */
      canceledQuantity: z.optional(z.number()),
      unitPrice: z.number(),
      /** Address of its picture; absent from mails of old versions. */
      image: z.optional(z.string()),
    }),
  ),
  subtotal: z.number(),
  shipping: z.number(),
  discount: z.number(),
  /** The membership the discount comes from; absent from mails of old versions. */
  memberPlan: z.nullish(z.enum(PLAN_IDS)),
  /** The cents that codes and automatic discounts took off; absent without any. */
  discounts: z.optional(
    z.array(
      z.object({
        id: z.string(),
        code: z.nullable(z.string()),
        title: z.string(),
        amount: z.number(),
        shipping: z.number(),
      }),
    ),
  ),
  tax: z.number(),
  /** Absent from mails of shops without zones and tax rates; a rate is in basis points. */
  shippingMethod: z.optional(z.object({ name: z.string(), kind: z.enum(METHOD_KINDS) })),
  taxes: z.optional(z.array(z.object({ name: z.string(), rate: z.number(), tax: z.number() }))),
  taxIncluded: z.optional(z.literal(true)),
  total: z.number(),
  expectedDelivery: z.iso.datetime(),
  /** Present if nothing of it is sent by parcel. */
  notShipped: z.optional(z.literal(true)),
  /** Lines of the address; empty where nothing is sent. */
  address: z.array(z.string()),
  /** The order of which it exchanges returned pieces; absent from all others. */
  exchangeFor: z.optional(z.string()),
  /** The shop's policy when the mail was written; absent without one. */
  returnPolicy: z.optional(z.object({ days: z.number() })),
});

export type OrderFacts = z.output<typeof OrderFacts>;
