import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { PLAN_IDS } from '#domain/members/plan.ts';
import { ORDER_STATUSES } from '#domain/orders/status.ts';
import {
  NO_EMAIL_ADDRESS,
  NOTHING_TYPED,
  TRACK_METHODS,
  type TrackMethod,
} from '#domain/orders/track-search.ts';
import { chosenFields } from '../choice-schemas.ts';
import { moneyChoice, sendingConfirmation } from '../confirmations.ts';
import { call, staffCall } from '../define-call.ts';
import { emailAddress, optionalText, text, timestamp } from '../fields.ts';
import { idParams, orderParams } from '../ids.ts';
import { money } from '../money.ts';
import { component } from '../openapi-component.ts';
import {
  BillingAddress,
  Cancellation,
  ChosenMethod,
  Fulfilment,
  NamedTax,
  orderState,
  Return,
  ShippingAddress,
} from '../order-schemas.ts';
import { OrderBody } from './order-body.ts';

const OrderLine = z.object({
  productId: z.string(),
  /** The variant and its SKU when it was ordered; absent in orders placed before variants existed. */
  variantId: z.optional(z.string()),
  sku: z.optional(z.string()),
  name: z.string(),
  price: money(),
  quantity: z.number(),
  image: z.string(),
  ...chosenFields,
  modifications: z.string(),
  /** Present if nothing of it is sent by parcel. */
  notShipped: z.optional(z.literal(true)),
  /**
   * The total of discounts on the line, and the tax of the line; absent from orders older than these fields.
   */
  discount: z.optional(money()),
  tax: z.optional(money()),
  /** Pieces that were canceled while the rest of the order went on; absent if there are none. */
  canceledQuantity: z.optional(z.number()),
  /** Pieces whose money was or is being returned; absent if there are none. */
  refundedQuantity: z.optional(z.number()),
  /** Pieces that were sent, and those of them that came back; absent if there are none. */
  fulfilledQuantity: z.optional(z.number()),
  returnedQuantity: z.optional(z.number()),
  /** True if this browser or email address has reviewed the product of that order; only with `yours`. */
  reviewed: z.optional(z.boolean()),
  /** Present while that review waits for approval by staff. */
  reviewWaiting: z.optional(z.literal(true)),
});

/** A discount on an order. */
export const OrderDiscount = z.object({
  id: z.string(),
  /** Absent for an automatic one. */
  code: z.optional(z.string()),
  title: z.string(),
  /** The amount taken off the products. */
  amount: money(),
  /** The amount taken off the shipping. */
  shipping: money(),
});

/** An order on the wire. Prices are unit prices including options. */
export const Order = component('Order', {
  id: z.string(),
  userId: z.string(),
  userEmail: z.string(),
  userPhone: z.optional(z.string()),
  paymentMethod: z.optional(z.string()),
  shippingAddress: z.optional(ShippingAddress),
  billingAddress: z.optional(BillingAddress),
  products: z.array(OrderLine),
  subtotal: money(),
  shipping: money(),
  discount: money(),
  tax: money(),
  total: money(),
  /** Amounts of codes and automatic discounts; the rest of `discount` is the membership's. */
  discounts: z.optional(z.array(OrderDiscount)),
  /** The part of the tax that is on shipping; absent if none is. */
  shippingTax: z.optional(money()),
  /** Present if the prices contain the tax. */
  taxIncluded: z.optional(z.literal(true)),
  /** The shipping method; absent in a shop without shipping zones. */
  shippingMethod: z.optional(ChosenMethod),
  /** The tax by rate; absent in a shop without tax rates. */
  taxes: z.optional(z.array(NamedTax)),
  /** The order of which it exchanges returned pieces, and those that were placed for pieces of it. */
  exchangeFor: z.optional(z.string()),
  exchangedFor: z.optional(z.array(z.string())),
  /** The membership plan that gave the discount; absent from masked orders. */
  memberPlan: z.optional(z.enum(PLAN_IDS)),
  ...orderState,
  /** The time when the order is canceled if it stays unpaid; absent if it is paid or staff work on it. */
  unpaidUntil: z.optional(timestamp),
  /** The time when staff marked the order as paid; absent otherwise. */
  markedPaidAt: z.optional(timestamp),
  /** The cancellation of a canceled order, whose status is rejected. */
  cancellation: z.optional(Cancellation),
  activities: z.array(
    z.object({ status: z.enum(ORDER_STATUSES), timestamp: timestamp, description: z.string() }),
  ),
  expectedDelivery: timestamp,
  createdAt: timestamp,
  paymentIntentId: z.optional(z.string()),
  /** The parcels that left the shop, oldest first; absent without any. */
  fulfilments: z.optional(z.array(Fulfilment)),
  /** Returns, oldest first; absent without any, and from masked orders. */
  returns: z.optional(z.array(Return)),
  /** Until when its customer can ask for a return, and withdraw by the law of the European Union. */
  returnUntil: z.optional(timestamp),
  withdrawUntil: z.optional(timestamp),
  /** The lines of the address for returned goods; absent without returns. */
  returnTo: z.optional(z.array(z.string())),
  /** The URL of the issued invoice, if the shop offers invoices to customers. */
  invoice: z.optional(z.string()),
  /**
   * True if address, phone and id are masked: the order was looked up by email or phone, and is not `yours`.
   */
  masked: z.optional(z.boolean()),
  /** True in the buyer's browser and in one that has proven the order's email address. */
  yours: z.optional(z.boolean()),
  /** The sealed email of a masked order, for POST /email-codes. */
  sealedEmail: z.optional(z.string()),
});

export type WireOrder = z.output<typeof Order>;

export const createOrder = call({
  method: 'POST',
  path: '/orders',
  summary: 'Place an order: paid with a succeeded payment intent, or unpaid without one',
  body: z.extend(OrderBody, { paymentIntentId: optionalText(100) }),
  output: Order,
  status: 201,
  failures: [404, 409, 422],
  creates: true,
});

export const getOrder = call({
  path: '/orders/{id}',
  summary: 'One order; knowing its id is the right to see it',
  params: idParams,
  output: Order,
  failures: [404],
});

export const updateOrderStatus = staffCall({
  method: 'PUT',
  path: '/orders/{id}/status',
  summary: 'Change the status of an order; the customer is notified by email unless `notify` is false',
  params: orderParams,
  body: z.object({
    status: z.enum(ORDER_STATUSES),
    /** Text of the activity. Default: 'Status updated to {status}'. */
    description: optionalText(),
    /** The expected current status: 409 if it has changed since. */
    from: z.optional(z.enum(ORDER_STATUSES)),
    /** True to notify the customer by email. Default: true. */
    notify: z.optional(z.boolean()),
    /** True to restock a rejected order. Default: true if nothing was shipped. */
    restock: z.optional(z.boolean()),
    ...moneyChoice,
    ...sendingConfirmation,
  }),
  output: Order,
  failures: [404, 409],
});

/**
 * Exactly one of order id, email address and phone number, with the messages of section 5 of the
 * specification.
 */
export const TrackQuery = z.pipe(
  z.object({
    orderId: z.nullish(text()),
    email: z.nullish(text(LIMITS.email)),
    phone: z.nullish(text(LIMITS.phone)),
  }),
  z.transform((query, context) => {
    const sent = TRACK_METHODS.filter((method) => typeof query[method] === 'string');
    const typed = sent.filter((method) => query[method]);
    const refuse = (message: string, method: TrackMethod = 'orderId') => {
      context.issues.push({ code: 'custom', input: query, path: [method], message });
      return z.NEVER;
    };
    const [only] = sent;
    if (only && sent.length === 1 && typed.length === 0) return refuse(NOTHING_TYPED[only], only);
    if (typed.length !== 1) return refuse('Give exactly one of orderId, email and phone');
    const { orderId, email, phone } = query;
    if (orderId) return { by: 'orderId' as const, orderId };
    if (phone) return { by: 'phone' as const, phone };
    const parsed = emailAddress().safeParse(email);
    return parsed.success ? { by: 'email' as const, email: parsed.data } : refuse(NO_EMAIL_ADDRESS, 'email');
  }),
);

export const NotFoundAnswer = z.object({ found: z.literal(false), message: z.string() });
export const OrdersAnswer = z.object({ orders: z.array(Order) });

export const trackOrder = call({
  method: 'POST',
  path: '/orders/track',
  summary:
    'Find orders by id (everything), email or phone (masked, unless this browser bought or has proven the address)',
  body: TrackQuery,
  output: z.union([Order, NotFoundAnswer, OrdersAnswer]),
});
