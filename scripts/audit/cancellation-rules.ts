import type { Facts } from './facts.ts';

/** Model O4. A canceled order is rejected, and its payment is refunded or about to be. */
export function canceledOrdersEnd({ rows, ledger, expected, now }: Facts): string[] {
  const refunded = new Set(rows.refunds.map(({ payment }) => payment));
  return rows.orders
    .filter(({ isCanceled }) => isCanceled)
    .flatMap(({ id, status, payment, paymentStatus, refundDueAt }) => {
      const isDisputed = ledger.disputes.some(
        (dispute) => dispute.payment === payment && isOpen(dispute.status),
      );
      const isWaiting =
        refundDueAt !== null && (isDisputed || now - refundDueAt < expected.patience.withOrder);
      return [
        status !== 'rejected' && `Order ${id} was canceled, but is ${status}.`,
        payment !== null &&
          paymentStatus === 'paid' &&
          !refunded.has(payment) &&
          !isWaiting &&
          `Order ${id} was canceled, but its payment ${payment} is not refunded.`,
      ].filter((sentence) => typeof sentence === 'string');
    });
}

/** Model O6. No unpaid order holds stock beyond its time. */
export function unpaidOrdersEnd({ rows, expected, now }: Facts): string[] {
  return rows.orders
    .filter(({ isDeleted, paymentStatus }) => !isDeleted && paymentStatus === 'unpaid')
    .filter(({ unpaidUntil }) => unpaidUntil !== null && now - unpaidUntil > expected.patience.withOrder)
    .map(({ id }) => `Order ${id} was not paid in time, but still holds its pieces.`);
}

function isOpen(status: string): boolean {
  return status === 'needs_response' || status === 'under_review';
}
