import * as z from 'zod/mini';
import { REFUND_STATUSES } from '#domain/refunds/refund.ts';
import { timestamp } from '../fields.ts';
import { money } from '../money.ts';

/** The refund of an order, always of the whole payment. */
export const OrderRefund = z.object({
  status: z.enum(REFUND_STATUSES),
  amount: money(),
  requestedAt: timestamp,
  /** Absent until the provider has sent the money. */
  doneAt: z.optional(timestamp),
});

export type WireOrderRefund = z.output<typeof OrderRefund>;
