import { DAY } from '#domain/time-units.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { ProviderUnavailable } from '../payments/provider-answers.ts';
import { followRefunds } from './follow-refunds.ts';
import { isMissed } from './refund-queries.ts';

/** Milliseconds in which a bank can refuse a refund that had succeeded. */
const CAN_FAIL_FOR = 30 * DAY;

/**
 * Goes over the provider's refunds since then, and all that can still fail, and saves those that no webhook
 * announced: made in its dashboard, or in another state by now. Returns the time up to which
 * that is complete.
 */
export async function findMissedRefunds(
  services: PaymentServices,
  since: Date,
  signal: AbortSignal,
): Promise<Date> {
  const { db, payments, log } = services;
  let complete = services.now();
  const from = new Date(Math.min(since.getTime(), complete.getTime() - CAN_FAIL_FOR));
  for await (const refund of payments.listRefunds(from)) {
    if (signal.aborted) return since;
    if (!(await isMissed(db, refund))) continue;
    const { id, paymentIntentId, createdAt, status } = refund;
    try {
      await followRefunds(services, paymentIntentId);
      log.info({ paymentIntentId, providerRefundId: id, status }, 'the reconciler found news of a refund');
    } catch (err) {
      if (err instanceof ProviderUnavailable) throw err;
      // The next sweep begins here; the refunds before it must not wait for this one.
      if (createdAt < complete) complete = createdAt;
      log.error({ paymentIntentId, providerRefundId: id, err }, 'saving a missed refund failed');
    }
  }
  return complete;
}
