import { inTransaction } from '#db/connection.ts';
import { ageAtNextLook } from '#domain/checkout/look-schedule.ts';
import { isFree } from '#domain/checkout/payable.ts';
import type { Checkout } from '#domain/checkout/settle.ts';
import { DAY, HOUR, MINUTE } from '#domain/time-units.ts';
import { type PeriodicTask, startPeriodicTask } from '../async/periodic-task.ts';
import { cancelOverdueOrders } from '../cancellations/cancel-overdue-orders.ts';
import { requestDueRefunds } from '../cancellations/request-due-refunds.ts';
import { claimDueDisputes } from '../disputes/dispute-queries.ts';
import { findUnknownDisputes } from '../disputes/find-unknown-disputes.ts';
import { followDisputes } from '../disputes/follow-disputes.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { ProviderUnavailable } from '../payments/provider-answers.ts';
import { carryOutRefund } from '../refunds/carry-out-refund.ts';
import { claimDueRefunds } from '../refunds/refund-queries.ts';
import { releaseExpired } from '../stock/hold-stock.ts';
import { createPayment } from './create-payment.ts';
import { finalize } from './finalize.ts';
import { finalizeFree } from './finalize-free.ts';
import { findUntraced } from './find-untraced.ts';
import {
  claimDueCheckouts,
  type DueCheckout,
  deleteAnswersBefore,
  recordCheck,
} from './reconcile-queries.ts';

/** Checkouts or refunds that one server claims at a time. */
const BATCH = 50;

/** Concurrent calls to the provider, which limits their rate. */
const CONCURRENCY = 4;

/** Milliseconds between two sweeps over the provider's payments, and after one that failed. */
const SWEEP_EVERY = HOUR;
const SWEEP_AGAIN = 5 * MINUTE;

/** Milliseconds until another server may claim the same rows. */
const LEASE = 120_000;

/**
 * Settles payments whose browser was closed and whose webhook never came, retries refunds that the provider
 * could not take, releases the stock of payments that were never made, and cancels orders that were not paid
 * in time. Runs on every server; each row is claimed by one of them.
 */
export function startReconciler(services: PaymentServices): PeriodicTask {
  let nextSweep = 0;

  return startPeriodicTask(
    { name: 'reconciling', every: services.reconcile.every, log: services.log },
    async (stopping) => {
      await attempt('releasing expired holds', () => releaseExpiredHolds(services));
      await attempt('canceling unpaid orders', () => cancelOverdueOrders(services));
      const now = services.now().getTime();
      // Before the look at open payments: after a restore their payments may have to be found first.
      if (now >= nextSweep) {
        const isSwept = await attempt('looking for payments without a trace', () =>
          findUntraced(services, stopping),
        );
        const isDisputeSwept = await attempt('looking for unknown disputes', () =>
          findUnknownDisputes(services, stopping),
        );
        nextSweep = now + (isSwept && isDisputeSwept ? SWEEP_EVERY : SWEEP_AGAIN);
        await attempt('deleting old answers', () => deleteAnswersBefore(services.db, new Date(now - DAY)));
      }
      await attempt('looking at open payments', () => checkDue(services, stopping));
      await attempt('looking at disputes', () => followDueDisputes(services, stopping));
      await attempt('refunding canceled orders', () => requestDueRefunds(services, stopping));
      await attempt('refunding', () => carryOutDueRefunds(services, stopping));

      // A step that fails must not prevent the others.
      async function attempt(what: string, work: () => Promise<void>): Promise<boolean> {
        if (stopping.aborted) return false;
        try {
          await work();
          return true;
        } catch (err) {
          services.log.warn({ err }, `reconciler: ${what} failed and is tried again`);
          return false;
        }
      }
    },
  );
}

/** Releases expired holds without asking the provider: a late payment takes stock again, or is refunded. */
async function releaseExpiredHolds({ db, now }: PaymentServices): Promise<void> {
  while (await inTransaction(db, (tx) => releaseExpired(tx, now())));
}

async function checkDue(services: PaymentServices, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const due = await claimDueCheckouts(services.db, nextBatch(services));
    await forEach(due, signal, (checkout) => checkPayment(services, checkout));
    if (due.length < BATCH) return;
  }
}

/** Settles an open checkout, cancels its payment if it took too long, or schedules the next check. */
async function checkPayment(services: PaymentServices, { checkout, looks }: DueCheckout): Promise<void> {
  const { db, log } = services;
  const checkAgain = (lastSeen: string, countedLooks = looks) =>
    recordCheck(db, checkout.id, { lastSeen, nextLookAt: nextLookAt(services, checkout, countedLooks) });
  try {
    if (isFree(checkout)) return void (await finalizeFree(services, checkout));
    const paymentIntentId = await findOrCreateId(services, checkout);
    if (!paymentIntentId) return;
    let end = await finalize(services, paymentIntentId);
    const isUnpaid = end.kind === 'waiting' && end.reason === 'payment_not_succeeded';
    if (isUnpaid && computeAge(services, checkout) >= services.holdTime) {
      await services.payments.cancelPayment(paymentIntentId);
      end = await finalize(services, paymentIntentId);
    }
    if (end.kind === 'waiting' && end.reason !== 'payment_canceled')
      return await checkAgain(end.reason === 'order_not_sent' ? 'succeeded' : end.reason);
    const reason = 'reason' in end ? end.reason : null;
    log.info(
      { paymentIntentId, checkoutId: checkout.id, kind: end.kind, reason },
      'the reconciler settled a payment',
    );
  } catch (error) {
    const isAway = error instanceof ProviderUnavailable;
    // A payment is not left to a person because its provider was away for long.
    if (isAway) await checkAgain('provider_unavailable', 0);
    else await checkAgain('look_failed');
    log[isAway ? 'warn' : 'error']({ checkoutId: checkout.id, err: error }, 'looking at a payment failed');
  }
}

/**
 * Without an id the server died before recording the payment: creating it again finds it. Null if the
 * provider refuses it, which closes the checkout.
 */
async function findOrCreateId(services: PaymentServices, checkout: Checkout): Promise<string | null> {
  if (checkout.paymentIntentId) return checkout.paymentIntentId;
  const created = await createPayment(services, checkout);
  return created.ok ? created.id : null;
}

/** Null if the payment is left to a person. */
function nextLookAt(services: PaymentServices, checkout: Checkout, looks: number): Date | null {
  const { holdTime, reconcile } = services;
  const age = ageAtNextLook({ age: computeAge(services, checkout), looks, holdTime, after: reconcile.after });
  return age === null ? null : new Date(checkout.createdAt.getTime() + age);
}

function computeAge({ now }: PaymentServices, checkout: Checkout): number {
  return now().getTime() - checkout.createdAt.getTime();
}

async function carryOutDueRefunds(services: PaymentServices, signal: AbortSignal): Promise<void> {
  const due = await claimDueRefunds(services.db, nextBatch(services));
  await forEach(due, signal, (id) => carryOutRefund(services, id));
}

async function followDueDisputes(services: PaymentServices, signal: AbortSignal): Promise<void> {
  const due = await claimDueDisputes(services.db, nextBatch(services));
  await forEach(due, signal, (paymentIntentId) => followDisputes(services, paymentIntentId));
}

function nextBatch(services: PaymentServices) {
  const now = services.now();
  return { now, until: new Date(now.getTime() + LEASE), limit: BATCH };
}

async function forEach<Item>(
  items: readonly Item[],
  signal: AbortSignal,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) {
      if (signal.aborted) return;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}
