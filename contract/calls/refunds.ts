import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { MAX_PAYMENT } from '#domain/money.ts';
import { REFUND_REASONS, STAFF_REFUND_REASONS } from '#domain/refunds/refund-reason.ts';
import { REFUND_STATUSES } from '#domain/refunds/refund-status.ts';
import { staffCall } from '../define-call.ts';
import { linePieces, optionalText, orderLines, text, timestamp } from '../fields.ts';
import { idParams, orderParams } from '../ids.ts';
import { money, sentMoney } from '../money.ts';
import { component } from '../openapi-component.ts';
import { Payment } from './payments.ts';

/** One of the refunds of a payment. */
export const Refund = component('Refund', {
  id: z.string(),
  /** All of it. */
  amount: money(),
  /** The tax in it. */
  tax: money(),
  /** The part of it that is shipping. */
  shipping: money(),
  /** The tax on that shipping, a part of `tax`; absent if it has none. */
  shippingTax: z.optional(money()),
  /** The part of it that is of no line and no shipping; negative for a fee. */
  adjustment: money(),
  lines: z.array(
    z.object({
      /** The place of the line in the order, from 0. */
      position: z.number(),
      quantity: z.number(),
      /** After discounts, without tax. */
      amount: money(),
      tax: money(),
      /** True if the pieces went back into stock with the refund. */
      restock: z.boolean(),
    }),
  ),
  reason: z.enum(REFUND_REASONS),
  /** The internal note of staff. */
  note: z.optional(z.string()),
  /** The way in which staff returned the money themselves; absent: the payment provider returns it. */
  way: z.optional(z.string()),
  /** The member of staff who made it. */
  by: z.optional(z.string()),
  /** True if the customer gets an email. */
  notify: z.boolean(),
  status: z.enum(REFUND_STATUSES),
  createdAt: timestamp,
  doneAt: z.optional(timestamp),
  /** A bank can refuse a refund days after it succeeded. */
  failedAt: z.optional(timestamp),
  failure: z.optional(z.string()),
  /** The first attempt, of a refund that was tried again. */
  attemptOf: z.optional(z.string()),
  /** The refund that took the place of this failed one. */
  replacedBy: z.optional(z.string()),
  /** The credit note of the refund; only of an invoiced order. */
  creditNote: z.optional(z.object({ number: z.string() })),
});

export type WireRefund = z.output<typeof Refund>;

export const listRefunds = staffCall({
  path: '/orders/{id}/refunds',
  summary: 'The refunds of an order, oldest first; also those made in the dashboard of the payment provider',
  params: orderParams,
  output: z.array(Refund),
  failures: [404],
});

/** The reason of a refund, the note and the notification. */
const refundNotice = {
  /** Default: 'requested'. */
  reason: z.optional(z.enum(STAFF_REFUND_REASONS, 'Choose a reason')),
  /** Visible to staff only. */
  note: optionalText(LIMITS.text),
  /** True to notify the customer by email. Default: true. */
  notify: z.optional(z.boolean()),
};

export const refundOrder = staffCall({
  method: 'POST',
  path: '/orders/{id}/refunds',
  summary: 'Refund a part of an order: pieces, shipping or any amount; without these all that is left',
  params: orderParams,
  body: z.object({
    lines: z.optional(
      orderLines(
        z.object({
          ...linePieces,
          /** True to put the pieces back into stock. Default: false. */
          restock: z.optional(z.boolean()),
        }),
      ),
    ),
    shipping: z.optional(sentMoney({ label: 'Shipping' })),
    /** Added to the refund; negative for a fee. */
    adjustment: z.optional(sentMoney({ label: 'Adjustment', least: -MAX_PAYMENT })),
    ...refundNotice,
  }),
  output: Refund,
  status: 201,
  failures: [404, 409],
  creates: true,
});

export const noteReturned = staffCall({
  method: 'POST',
  path: '/orders/{id}/refunds/noted',
  summary: 'Note that money of an order was returned another way; what is owed unless an amount is given',
  params: orderParams,
  body: z.object({
    /** Default: the amount that the shop owes, else that of the failed refund, else all that is left. */
    amount: z.optional(sentMoney({ label: 'Amount', least: 1 })),
    /** The way in which the money was returned: 'Bank transfer'. */
    way: optionalText(LIMITS.line),
    /** Visible to staff only. */
    note: optionalText(LIMITS.text),
  }),
  output: Refund,
  status: 201,
  failures: [404, 409],
  creates: true,
});

const paymentParams = z.object({ paymentIntentId: text() });

export const refundPayment = staffCall({
  method: 'POST',
  path: '/payments/{paymentIntentId}/refund',
  summary: 'Refund all that is left of a payment, or try again what failed; the shopper is notified by email',
  params: paymentParams,
  output: Payment,
  failures: [404, 409],
});

export const listPaymentRefunds = staffCall({
  path: '/payments/{paymentIntentId}/refunds',
  summary: 'The refunds of a payment, oldest first, with or without an order',
  params: paymentParams,
  output: z.array(Refund),
  failures: [404],
});

export const refundAmount = staffCall({
  method: 'POST',
  path: '/payments/{paymentIntentId}/refunds',
  summary: 'Refund an amount of a payment that has no order, such as that of a membership',
  params: paymentParams,
  body: z.object({
    amount: sentMoney({ label: 'Amount', least: 1 }),
    ...refundNotice,
  }),
  output: Refund,
  status: 201,
  failures: [404, 409],
  creates: true,
});

export const retryRefund = staffCall({
  method: 'POST',
  path: '/refunds/{id}/retry',
  summary: 'Try a failed refund again, of the same parts; a new refund takes the place of the failed one',
  params: idParams,
  output: Refund,
  status: 201,
  failures: [404, 409],
  creates: true,
});
