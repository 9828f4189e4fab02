import type { RefundStatus } from './refund-status.ts';

/** The part of a recorded refund that says what is known of it. */
export type KnownRefund = { status: RefundStatus; providerRefundId: string | null };

/** True if what the provider says of a refund changes what is recorded. Its failures are final. */
export function isRefundNews(
  { status, providerRefundId }: KnownRefund,
  result: { status: RefundStatus },
): boolean {
  if (status === result.status) return false;
  if (status === 'succeeded') return result.status === 'failed';
  // Refused at first, and made all the same.
  return status !== 'failed' || providerRefundId === null;
}
