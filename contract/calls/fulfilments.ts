import * as z from 'zod/mini';
import { MAX_FULFILLED_ORDERS } from '#domain/fulfilments/fulfilment.ts';
import { sendingConfirmation } from '../confirmations.ts';
import { staffCall } from '../define-call.ts';
import { bulkResult, linePieces, optionalText, orderLines, text } from '../fields.ts';
import { fulfilmentParams, orderParams } from '../ids.ts';
import { DocumentLooks } from '../look-schemas.ts';
import { Fulfilment, staffState } from '../order-schemas.ts';
import { Order } from './orders.ts';

/** Characters of a URL. */
const MAX_URL = 1_000;
const INVALID_URL = 'Give an address that begins with https://';

/** The carrier of a parcel and its tracking. */
const tracking = {
  /** One of the ten known carriers by id or name, or the name of another one. */
  carrier: optionalText(60),
  trackingNumber: optionalText(60),
  /** The URL of the parcel's tracking page. Default: the page of the known carrier. */
  trackingUrl: httpUrl(),
};

export const fulfilOrder = staffCall({
  method: 'POST',
  path: '/orders/{id}/fulfilments',
  summary: 'Send a parcel with some or all pieces of an order; the first one sets it on the road',
  params: orderParams,
  body: z.object({
    /** The pieces in the parcel. Default: all that are not sent yet. */
    lines: z.optional(orderLines(z.object(linePieces))),
    ...tracking,
    /** True to notify the customer by email. Default: true. */
    notify: z.optional(z.boolean()),
    ...sendingConfirmation,
  }),
  output: Fulfilment,
  status: 201,
  failures: [404, 409],
  creates: true,
});

export const listFulfilments = staffCall({
  path: '/orders/{id}/fulfilments',
  summary: 'The parcels of an order, oldest first',
  params: orderParams,
  output: z.array(Fulfilment),
  failures: [404],
});

export const updateFulfilment = staffCall({
  method: 'PUT',
  path: '/fulfilments/{id}',
  summary: 'Correct who carries a parcel, or mark it as delivered; the last delivery delivers the order',
  params: fulfilmentParams,
  body: z.object({
    /** Absent fields stay; null or empty ones are removed. */
    carrier: z.optional(z.nullable(text(60))),
    trackingNumber: z.optional(z.nullable(text(60))),
    trackingUrl: z.optional(z.nullable(text(MAX_URL).check(z.refine(isHttpUrl, INVALID_URL)))),
    /** True once it arrived. */
    delivered: z.optional(z.literal(true, 'A delivery cannot be taken back')),
    /** True to notify the customer by email of the corrected number or the delivery. Default: true. */
    notify: z.optional(z.boolean()),
  }),
  output: Fulfilment,
  failures: [404, 409],
});

export const takeBackParcel = staffCall({
  method: 'DELETE',
  path: '/fulfilments/{id}',
  summary: 'Take back a parcel that was recorded by mistake: its pieces are to be sent again',
  params: fulfilmentParams,
  output: z.object({ id: z.string(), takenBack: z.literal(true) }),
  failures: [404, 409],
});

export const fulfilOrders = staffCall({
  method: 'POST',
  path: '/orders/fulfilments',
  summary: 'Send all that is left of many orders, a parcel each; returns the reason for each failure',
  body: z.object({
    orders: z
      .array(
        z.object({
          id: text(),
          trackingNumber: tracking.trackingNumber,
        }),
      )
      .check(
        z.minLength(1, 'Choose at least one order'),
        z.maxLength(MAX_FULFILLED_ORDERS, `At most ${MAX_FULFILLED_ORDERS} at once`),
      ),
    carrier: tracking.carrier,
    /** True to notify the customers by email. Default: true. */
    notify: z.optional(z.boolean()),
    ...sendingConfirmation,
  }),
  output: bulkResult,
  creates: true,
});

/** The seller's words on a packing list, with the names of its order still in braces, and its looks. */
export const PackingWords = z.object({
  above: z.string(),
  below: z.string(),
  looks: z.optional(DocumentLooks),
});

export type WirePackingWords = z.output<typeof PackingWords>;

export const getPackingWords = staffCall({
  path: '/orders/packing/words',
  summary: 'The words of the seller on packing lists, and the looks of their paper',
  output: PackingWords,
});

export const listOrdersToPack = staffCall({
  path: '/orders/packing',
  summary:
    'The orders of these ids for their packing lists, in that order; ids that no order has are left out',
  query: z.object({
    /** Separated by commas. */
    ids: z.pipe(
      text(MAX_FULFILLED_ORDERS * 30),
      z.transform((typed) => typed.split(',', MAX_FULFILLED_ORDERS)),
    ),
  }),
  output: z.array(z.extend(Order, { disputed: staffState.disputed })),
});

function httpUrl() {
  return optionalText(MAX_URL).check(z.refine(isHttpUrl, INVALID_URL));
}

function isHttpUrl(value: string | null): boolean {
  return !value || /^https?:\/\/[^\s/]/i.test(value);
}
