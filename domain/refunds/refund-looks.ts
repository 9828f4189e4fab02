import type { RefundStatus } from './refund.ts';

const HOUR = 3_600_000;

/** Milliseconds in which a bank can refuse a refund that had succeeded: 30 days. */
const CAN_FAIL_FOR = 720 * HOUR;

/**
 * When the provider is asked about a refund again, ever less often; null when its state is final. A webhook
 * usually says it earlier.
 */
export function nextRefundLook(
  { status, createdAt }: { status: RefundStatus; createdAt: Date },
  now: Date,
): Date | null {
  if (status === 'failed') return null;
  const age = now.getTime() - createdAt.getTime();
  if (status === 'succeeded' && age >= CAN_FAIL_FOR) return null;
  const pause = status === 'succeeded' ? Math.max(age, HOUR) : HOUR;
  return new Date(now.getTime() + pause);
}
