import * as z from 'zod/mini';
import { CANCELED_BY } from '#domain/orders/cancellation.ts';
import { PAYMENT_STATUSES } from '#domain/orders/order.ts';
import { ORDER_STATUSES } from '#domain/orders/status.ts';
import { REFUND_STATUSES } from '#domain/refunds/refund.ts';
import { RETURN_REASONS, RETURN_STATUSES } from '#domain/returns/return.ts';
import { METHOD_KINDS } from '#domain/shipping/zone.ts';
import { timestamp } from './fields.ts';
import { money } from './money.ts';
import { component } from './openapi-component.ts';

/** Where an order goes. */
export const ShippingAddress = z.object({
  fullName: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  country: z.string(),
  phone: z.optional(z.string()),
});

/** Who pays for an order. */
export const BillingAddress = z.object({
  name: z.string(),
  companyName: z.optional(z.string()),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  country: z.string(),
  phone: z.optional(z.string()),
});

/** The refund of all that was paid for an order, or one that failed. */
const OrderRefund = z.object({
  status: z.enum(REFUND_STATUSES),
  amount: money(),
  requestedAt: timestamp,
  /** Absent until the provider has sent the money. */
  doneAt: z.optional(timestamp),
});

/** How an order was canceled. */
export const Cancellation = z.object({
  at: timestamp,
  by: z.enum(CANCELED_BY),
  /** What the customer or staff wrote. */
  reason: z.optional(z.string()),
});

export type WireCancellation = z.output<typeof Cancellation>;

/** A parcel of an order. */
export const Fulfilment = component('Fulfilment', {
  id: z.string(),
  lines: z.array(
    z.object({
      /** The place of the line in the order, from 0. */
      position: z.number(),
      quantity: z.number(),
    }),
  ),
  /** The name of the carrier. */
  carrier: z.optional(z.string()),
  /** Absent from masked orders, with the address. */
  trackingNumber: z.optional(z.string()),
  /** Where the parcel is tracked. */
  trackingUrl: z.optional(z.string()),
  createdAt: timestamp,
  deliveredAt: z.optional(timestamp),
});

export type WireFulfilment = z.output<typeof Fulfilment>;

/** A return of pieces of an order. */
export const Return = component('Return', {
  id: z.string(),
  orderId: z.string(),
  status: z.enum(RETURN_STATUSES),
  /** True if the customer withdrew from the contract, by the law of the European Union. */
  withdrawal: z.boolean(),
  /** True if the customer asks for other goods instead of the money. */
  wantsExchange: z.optional(z.literal(true)),
  lines: z.array(
    z.object({
      /** The place of the line in the order, from 0. */
      position: z.number(),
      quantity: z.number(),
      /** Absent from a withdrawal, which needs none. */
      reason: z.optional(z.enum(RETURN_REASONS)),
      /** Of a return that was received: what is on sale again, and what is not. */
      restocked: z.number(),
      writtenOff: z.number(),
    }),
  ),
  /** What exchanged pieces cost that did not come back; absent: nothing. */
  exchangeShort: z.optional(money()),
  /** In the words of the customer, and of staff. */
  note: z.optional(z.string()),
  answer: z.optional(z.string()),
  /** Where its shipping label is downloaded. */
  label: z.optional(z.string()),
  createdAt: timestamp,
  decidedAt: z.optional(timestamp),
  receivedAt: z.optional(timestamp),
  endedAt: z.optional(timestamp),
});

export type WireReturn = z.output<typeof Return>;

/** Fields of every order, however short. */
export const orderState = {
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  refund: z.optional(OrderRefund),
  /** What was returned, by one refund or several; absent while nothing was. A part leaves an order paid. */
  refunded: z.optional(money()),
};

export type WireOrderRefund = z.output<typeof OrderRefund>;

/** The shipping method of an order. */
export const ChosenMethod = z.object({ name: z.string(), kind: z.enum(METHOD_KINDS) });

/** The tax of one rate, which is a fraction: 0.0825 is 8.25 %. */
export const NamedTax = z.object({
  name: z.string(),
  rate: z.number(),
  /** What the rate applies to; with the tax if prices contain it. */
  taxableAmount: money(),
  tax: money(),
});

export type WireTax = z.output<typeof NamedTax>;

/** What only staff see of the money of an order. */
export const staffState = {
  /** What the shop owes its customer of what was paid; absent: nothing. */
  owed: z.optional(money()),
  /** True while a bank decides about its payment: it is sent only if staff confirm it. */
  disputed: z.optional(z.literal(true)),
};
