import type { PaymentStatus } from './order.ts';
import type { OrderStatus } from './status.ts';

/**
 * Whether an order counts as a sale: one that was neither given back nor rejected. One that is still to be
 * paid counts; one that staff deleted is in no figure at all.
 */
export function isSale({
  status,
  paymentStatus,
}: {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
}): boolean {
  return paymentStatus !== 'refunded' && status !== 'rejected';
}

/** The statuses that the dashboard calls pending (spec 4). */
export const PENDING_STATUSES: readonly OrderStatus[] = ['placed', 'processing', 'packaging'];

/** Whether it waits for staff: in a pending status, and not given back. */
export function isPending({
  status,
  paymentStatus,
}: {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
}): boolean {
  return paymentStatus !== 'refunded' && PENDING_STATUSES.includes(status);
}

/** Whether it waits for staff to pack it: paid, and nobody has packed it yet. */
export function isToPack({
  status,
  paymentStatus,
}: {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
}): boolean {
  return paymentStatus === 'paid' && TO_PACK_STATUSES.includes(status);
}

export const TO_PACK_STATUSES: readonly OrderStatus[] = ['placed', 'processing'];
