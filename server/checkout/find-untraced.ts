import { DAY } from '#domain/time-units.ts';
import { ProviderUnavailable } from '../payments/payment-provider.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { finalize } from './finalize.ts';
import { readSweptUntil, recordSweep } from './reconcile-queries.ts';

/** Milliseconds that two sweeps overlap: payments may have been too young, or clocks wrong. */
const OVERLAP = DAY;

/**
 * Goes over the provider's payments since the last complete sweep, and settles those that name a checkout
 * of ours or records that the checkout is lost. The time of that sweep is in the database, and so in each
 * backup: after a restore every payment since the backup is found.
 */
export async function findUntraced(services: PaymentServices, signal: AbortSignal): Promise<void> {
  const { db, payments, reconcile, log } = services;
  const now = services.now().getTime();
  let complete = now;
  for await (const payment of payments.listPayments(
    new Date((await readSweptUntil(db)).getTime() - OVERLAP),
  )) {
    if (signal.aborted) return;
    const isOldEnough = now - payment.createdAt.getTime() >= reconcile.after;
    if (!payment.checkoutId || payment.status !== 'succeeded' || !isOldEnough) continue;
    try {
      await finalize(services, payment.id);
    } catch (err) {
      if (err instanceof ProviderUnavailable) throw err;
      // The next sweep begins here; the payments before it must not wait for this one.
      complete = Math.min(complete, payment.createdAt.getTime());
      log.error({ paymentIntentId: payment.id, err }, 'settling a payment without a trace failed');
    }
  }
  await recordSweep(db, new Date(complete));
}
