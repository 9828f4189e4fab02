import { DAY } from '#domain/time-units.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { ProviderUnavailable } from '../payments/provider-answers.ts';
import { isKnownDispute, readDisputesSweptUntil, recordDisputeSweep } from './dispute-queries.ts';
import { followDisputes } from './follow-disputes.ts';

/** Milliseconds that two sweeps overlap: clocks may differ, and a payment be traced after its dispute. */
const OVERLAP = DAY;

/**
 * Goes over the provider's disputes since the last complete sweep, and saves those whose webhook never came.
 * The time of the sweep is part of each backup, so that after a restore the disputes since then are found.
 */
export async function findUnknownDisputes(services: PaymentServices, signal: AbortSignal): Promise<void> {
  const { db, payments, log } = services;
  let complete = services.now();
  const since = new Date(Math.max(0, (await readDisputesSweptUntil(db)).getTime() - OVERLAP));
  for await (const { id, paymentIntentId, openedAt } of payments.listDisputes(since)) {
    if (signal.aborted) return;
    if (!paymentIntentId || (await isKnownDispute(db, id))) continue;
    try {
      await followDisputes(services, paymentIntentId);
    } catch (err) {
      if (err instanceof ProviderUnavailable) throw err;
      // The next sweep begins here; the disputes before it must not wait for this one.
      if (openedAt < complete) complete = openedAt;
      log.error({ paymentIntentId, disputeId: id, err }, 'recording a dispute failed');
    }
  }
  await recordDisputeSweep(db, complete);
}
