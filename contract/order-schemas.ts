import * as z from 'zod/mini';
import { CANCELED_BY } from '#domain/orders/cancellation.ts';
import { PAYMENT_STATUSES } from '#domain/orders/order.ts';
import { ORDER_STATUSES } from '#domain/orders/status.ts';
import { REFUND_STATUSES } from '#domain/refunds/refund-status.ts';
import { RETURN_REASONS, RETURN_STATUSES } from '#domain/returns/return.ts';
import { METHOD_KINDS } from '#domain/shipping/zone.ts';
import { timestamp } from './fields.ts';
import { money } from './money.ts';
import { component } from './openapi-component.ts';

/** The shipping address of an order. */
export const ShippingAddress = z.object({
  fullName: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  country: z.string(),
  phone: z.optional(z.string()),
});

/** The billing address of an order. */
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

/** The cancellation of an order. */
export const Cancellation = z.object({
  at: timestamp,
  by: z.enum(CANCELED_BY),
  /** The reason written by the customer or staff. */
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
  /** Absent from masked orders, like the address. */
  trackingNumber: z.optional(z.string()),
  /** The URL of the parcel's tracking page. */
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
      /** The numbers of pieces restocked and written off; only of a received return. */
      restocked: z.number(),
      writtenOff: z.number(),
    }),
  ),
  /** The price of exchanged pieces that did not come back; absent if there is none. */
  exchangeShort: z.optional(money()),
  /** The note of the customer, and the answer of staff. */
  note: z.optional(z.string()),
  answer: z.optional(z.string()),
  /** The URL of the shipping label. */
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
  /** The sum of all refunds; absent without any. A partly refunded order stays paid. */
  refunded: z.optional(money()),
};

export type WireOrderRefund = z.output<typeof OrderRefund>;

/** The shipping method of an order. */
export const ChosenMethod = z.object({ name: z.string(), kind: z.enum(METHOD_KINDS) });

/** The tax of one rate, which is a fraction: 0.0825 is 8.25 %. */
export const NamedTax = z.object({
  name: z.string(),
  rate: z.number(),
  /** The amount that the rate applies to; contains the tax if prices do. */
  taxableAmount: money(),
  tax: money(),
});

export type WireTax = z.output<typeof NamedTax>;

/** State of an order's money that only staff see. */
export const staffState = {
  /** The amount that the shop owes the customer; absent if there is none. */
  owed: z.optional(money()),
  /** True while a bank decides about its payment: it is sent only if staff confirm it. */
  disputed: z.optional(z.literal(true)),
};
