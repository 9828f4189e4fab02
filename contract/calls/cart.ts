import * as z from 'zod/mini';
import { MAX_QUANTITY } from '#domain/limits.ts';
import { readChoice } from '#domain/orders/choice-words.ts';
import { chosenFields } from '../choice-schemas.ts';
import { call } from '../define-call.ts';
import { quantity, text, timestamp } from '../fields.ts';
import { money, sentMoney } from '../money.ts';
import { component } from '../openapi-component.ts';
import { discountCodes, lineFields } from './order-body.ts';
import { OrderDiscount } from './orders.ts';
import { Quote } from './quote.ts';

/** The problems for which a line cannot be ordered now. */
export const CART_LINE_PROBLEMS = [
  'product_gone',
  'sold_out',
  'stock_short',
  'too_few',
  'too_many',
  'not_offered',
] as const;

/**
 * A line of a cart. One with a `problem` costs nothing and cannot be ordered; its name and price are those
 * that were seen when it was added. What follows `addedAt` is what an order line takes.
 */
const CartLine = z.object({
  key: z.string(),
  productId: z.string(),
  variantId: z.string(),
  name: z.string(),
  image: z.string(),
  /** 'Color: Sand, Size: M', or empty. */
  description: z.string(),
  /** Present if nothing of it is sent by parcel. */
  notShipped: z.optional(z.literal(true)),
  quantity: z.number(),
  unitPrice: money(),
  /** The price when it was added, if it is another one now. */
  wasPrice: z.optional(money()),
  total: money(),
  /** The time when the line was first added. */
  addedAt: timestamp,
  ...chosenFields,
  problem: z.optional(
    z.object({
      code: z.enum(CART_LINE_PROBLEMS),
      message: z.string(),
      /** The number of pieces that this line can have; only with `stock_short` and limits per order. */
      left: z.optional(z.number()),
    }),
  ),
});

/** The cart of this browser. It promises no price: an order is priced when its payment is started. */
export const Cart = component('Cart', {
  /** Null until something is added. */
  id: z.nullable(z.string()),
  /** Grows with each change. */
  version: z.number(),
  /** Lines in the order in which they were added. */
  lines: z.array(CartLine),
  /** All pieces. */
  count: z.number(),
  /** The sum of the lines without a problem, before discounts. */
  subtotal: money(),
  /** The quote of the lines without a problem, at the shop's own place; absent if no line can be ordered. */
  quote: z.optional(Quote),
  /** Discount codes as typed. */
  codes: z.array(z.string()),
  /** Amounts that codes and automatic discounts take off the lines; absent without any. */
  discounts: z.optional(z.array(OrderDiscount)),
  /** Codes that take nothing off now, with the reason. */
  refused: z.optional(z.array(z.object({ code: z.string(), message: z.string() }))),
  /** The order that emptied this cart within the last day; only of an empty cart. */
  orderId: z.optional(z.string()),
  /** The reason why the lines cannot be ordered in one order. */
  problem: z.optional(z.string()),
});

export type WireCart = z.output<typeof Cart>;
export type WireCartLine = WireCart['lines'][number];

/** A line to add, with the fields of an order line. Default quantity: 1. */
const AddedLine = z.pipe(
  z.object({
    ...lineFields,
    quantity: z.pipe(
      z.optional(quantity()),
      z.transform((quantity) => quantity ?? 1),
    ),
    /** The original time of a removed line that is put back; it keeps its place among the others. */
    addedAt: z.optional(timestamp),
    /** The price at which a removed line was first seen. */
    seenPrice: z.optional(sentMoney()),
  }),
  z.transform(readChoice),
);

const keyParams = z.object({ key: text() });

export const getCart = call({
  path: '/cart',
  summary: 'The cart of this browser',
  output: Cart,
});

export const addToCart = call({
  method: 'POST',
  path: '/cart/lines',
  summary: 'Add pieces to the cart; the first ones begin it',
  body: AddedLine,
  /** `added`: the line, and how many pieces were added. */
  output: z.extend(Cart, { added: z.object({ key: z.string(), quantity: z.number() }) }),
  failures: [404, 409],
  creates: true,
});

export const setCartQuantity = call({
  method: 'PUT',
  path: '/cart/lines/{key}',
  summary: 'Set the quantity of a line; 0 removes it',
  params: keyParams,
  body: z.object({
    quantity: z
      .number('Quantity must be a whole number')
      .check(
        z.int('Quantity must be a whole number'),
        z.minimum(0, 'Quantity cannot be negative'),
        z.maximum(MAX_QUANTITY, `Quantity must be at most ${MAX_QUANTITY}`),
      ),
  }),
  output: Cart,
  failures: [404, 409],
});

export const removeFromCart = call({
  method: 'DELETE',
  path: '/cart/lines/{key}',
  summary: 'Remove a line, whether or not it is still there',
  params: keyParams,
  output: Cart,
});

export const setCartCodes = call({
  method: 'PUT',
  path: '/cart/codes',
  summary: 'Set the codes of discounts; a new one that takes nothing off is refused, and says why',
  body: z.object({ codes: discountCodes() }),
  output: Cart,
  failures: [404, 409],
});
