import * as z from 'zod/mini';
import { MAX_LINES } from '#domain/limits.ts';
import { PLAN_IDS } from '#domain/members/plan.ts';
import { METHOD_KINDS } from '#domain/shipping/zone.ts';
import { checkedPlace } from '../address.ts';
import { call } from '../define-call.ts';
import { optionalText, timestamp } from '../fields.ts';
import { money } from '../money.ts';
import { component } from '../openapi-component.ts';
import { NamedTax } from '../order-schemas.ts';
import { discountCodes, OrderLineBody } from './order-body.ts';
import { OrderDiscount } from './orders.ts';

export const QuoteBody = z.object({
  /** Required without `cart`. */
  lines: z.optional(
    z
      .array(OrderLineBody)
      .check(z.minLength(1, 'A quote needs at least one product'), z.maxLength(MAX_LINES)),
  ),
  /** True for the orderable lines of this browser's cart, with the cart's codes unless `codes` is present. */
  cart: z.optional(z.boolean()),
  /** The destination; without it, prices are those of the shop's own place. */
  address: z.nullish(checkedPlace),
  /** The shipping method. Default: the first one. */
  shippingMethodId: optionalText(50),
  /** Discount codes as the shopper typed them. */
  codes: discountCodes(),
  /** For the price of a member whose email this browser has proven. */
  email: optionalText(),
});

export type QuoteBody = z.output<typeof QuoteBody>;
export type QuoteBodyInput = z.input<typeof QuoteBody>;

/** A way for the order to reach its buyer, at its price for this order. */
const Method = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(METHOD_KINDS),
  price: money(),
  /** The day on which an order placed now arrives or can be picked up. */
  arrives: timestamp,
});

/** The current price of an order. The amounts become fixed only when its payment is started. */
export const Quote = component('Quote', {
  lines: z.array(
    z.object({
      /** The key of the line in the priced cart. */
      key: z.optional(z.string()),
      productId: z.string(),
      name: z.string(),
      image: z.string(),
      price: money(),
      quantity: z.number(),
      modifications: z.string(),
      discount: money(),
      tax: money(),
    }),
  ),
  subtotal: money(),
  shipping: money(),
  discount: money(),
  tax: money(),
  total: money(),
  /** Present if the prices contain the tax. */
  taxIncluded: z.optional(z.literal(true)),
  /** The tax by rate; absent in a shop without tax rates. */
  taxes: z.optional(z.array(NamedTax)),
  memberPlan: z.optional(z.enum(PLAN_IDS)),
  /** Amounts of codes and automatic discounts; the rest of `discount` is the membership's. */
  discounts: z.array(OrderDiscount),
  /** Codes that take nothing off, with the reason. */
  refused: z.array(z.object({ code: z.string(), message: z.string() })),
  /** Empty in a shop without shipping zones. */
  methods: z.array(Method),
  /** The method that is priced; absent without one. */
  shippingMethodId: z.optional(z.string()),
  /** The amount of goods to add for free shipping; absent if shipping cannot become free. */
  freeShippingMissingAmount: z.optional(money()),
  /** The reason why the total cannot be paid by card; absent if it can, or if there is nothing to pay. */
  problem: z.optional(z.string()),
  /** Messages by field that prevent the order: 'country', 'state' or 'shippingMethodId'. */
  fields: z.optional(z.record(z.string(), z.string())),
});

export type WireQuote = z.output<typeof Quote>;

export const getQuote = call({
  method: 'POST',
  path: '/quote',
  summary: 'Price any lines for a place, a shipping method and a member; changes nothing',
  body: QuoteBody,
  output: Quote,
  failures: [404, 409],
});
