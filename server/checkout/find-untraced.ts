import { DAY } from '#domain/time-units.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { ProviderUnavailable } from '../payments/provider-answers.ts';
import { findMissedRefunds } from '../refunds/find-missed-refunds.ts';
import { finalize } from './finalize.ts';
import { readSweptUntil, recordSweep } from './reconcile-queries.ts';

/** Milliseconds that two sweeps overlap: payments may have been too young, or clocks wrong. */
const OVERLAP = DAY;

/**
 * Goes over the provider's payments and refunds since the last complete sweep: settles payments that name a
 * checkout of ours or records that the checkout is lost, and records refunds of the provider's dashboard. The
 * time of that sweep is in the database, and so in each backup: after a restore everything since the backup
 * is found.
 */
export async function findUntraced(services: PaymentServices, signal: AbortSignal): Promise<void> {
  const { db } = services;
  const since = new Date((await readSweptUntil(db)).getTime() - OVERLAP);
  // Payments first: the refund of a payment without a trace is found with it.
  const payments = await findUntracedPayments(services, since, signal);
  const refunds = await findMissedRefunds(services, since, signal);
  if (!signal.aborted) await recordSweep(db, payments < refunds ? payments : refunds);
}

async function findUntracedPayments(
  services: PaymentServices,
  since: Date,
  signal: AbortSignal,
): Promise<Date> {
  const { payments, reconcile, log } = services;
  const now = services.now();
  let complete = now;
  for await (const payment of payments.listPayments(since)) {
    if (signal.aborted) return since;
    const isOldEnough = now.getTime() - payment.createdAt.getTime() >= reconcile.after;
    if (!payment.checkoutId || payment.status !== 'succeeded' || !isOldEnough) continue;
    try {
      await finalize(services, payment.id);
    } catch (err) {
      if (err instanceof ProviderUnavailable) throw err;
      // The next sweep begins here; the payments before it must not wait for this one.
      if (payment.createdAt < complete) complete = payment.createdAt;
      log.error({ paymentIntentId: payment.id, err }, 'settling a payment without a trace failed');
    }
  }
  return complete;
}
