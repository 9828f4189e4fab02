import { DAY, HOUR } from '../time-units.ts';
import type { RefundStatus } from './refund.ts';

/** Milliseconds in which a bank can refuse a refund that had succeeded. */
const CAN_FAIL_FOR = 30 * DAY;

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
