import { ProviderUnavailable } from '../payments/payment-provider.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { followRefunds } from './follow-refunds.ts';
import { isUntraced } from './refund-queries.ts';

/**
 * Goes over the provider's refunds since a time, and records those of its dashboard whose webhook never came.
 * Returns the time up to which that is complete.
 */
export async function findUntracedRefunds(
  services: PaymentServices,
  since: Date,
  signal: AbortSignal,
): Promise<Date> {
  const { db, payments, log } = services;
  let complete = services.now();
  for await (const refund of payments.listRefunds(since)) {
    if (signal.aborted) return since;
    if (!(await isUntraced(db, refund))) continue;
    const { id, paymentIntentId, createdAt } = refund;
    try {
      await followRefunds(services, paymentIntentId);
      log.info({ paymentIntentId, providerRefundId: id }, 'the reconciler found a refund');
    } catch (err) {
      if (err instanceof ProviderUnavailable) throw err;
      // The next sweep begins here; the refunds before it must not wait for this one.
      if (createdAt < complete) complete = createdAt;
      log.error({ paymentIntentId, providerRefundId: id, err }, 'recording a refund without a trace failed');
    }
  }
  return complete;
}
