import * as z from 'zod/mini';
import { REFUND_STATUSES } from '#domain/refunds/refund.ts';
import { timestamp } from '../fields.ts';

/** How far the refund of an order is; `amount` in dollars, always the whole payment. */
export const OrderRefund = z.object({
  status: z.enum(REFUND_STATUSES),
  amount: z.number(),
  requestedAt: timestamp,
  /** Absent until the money is on its way. */
  doneAt: z.optional(timestamp),
});

export type WireOrderRefund = z.output<typeof OrderRefund>;
