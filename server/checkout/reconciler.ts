import { inTransaction } from '#db/connection.ts';
import type { Checkout } from '#domain/checkout/settle.ts';
import { ORDER_MUST_ARRIVE_WITHIN } from '#domain/checkout/settle.ts';
import { type PeriodicTask, startPeriodicTask } from '../async/periodic-task.ts';
import { ProviderUnavailable } from '../payments/payment-provider.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { carryOutRefund } from '../refunds/carry-out-refund.ts';
import { claimDueRefunds } from '../refunds/refund-queries.ts';
import { deleteHolds, takeExpiredHold } from '../stock/hold-queries.ts';
import { returnStock } from '../stock/stock-queries.ts';
import { createPayment } from './create-payment.ts';
import { finalize } from './finalize.ts';
import { claimDueCheckouts, deleteAnswersBefore, noteLook } from './reconcile-queries.ts';

/** Checkouts or refunds one server takes on at a time. */
const BATCH = 50;

/** Looks and refunds under way at a time: the provider limits how often it is asked. */
const AT_ONCE = 4;

/** Milliseconds a server has for what it took on, before another may. */
const LEASE = 120_000;

const DAY = 86_400_000;
const HOUR = 3_600_000;

/**
 * Settles what nobody else did: payments whose browser was closed and whose webhook never came, refunds the
 * provider could not take on, pieces kept for payments that were never made. Runs on every server; rows are
 * claimed, so each is looked at by one of them.
 */
export function startReconciler(services: PaymentServices): PeriodicTask {
  let swept = 0;

  return startPeriodicTask(
    { name: 'reconciling', every: services.reconcile.every, log: services.log },
    async (stopping) => {
      await attempt('releasing expired holds', () => releaseExpiredHolds(services));
      await attempt('looking at open payments', () => lookAtDue(services, stopping));
      await attempt('giving back', () => carryOutDueRefunds(services, stopping));
      const now = services.now().getTime();
      if (now - swept < HOUR) return;
      await attempt('looking for payments without a trace', () => findUntraced(services));
      await attempt('forgetting old answers', () => deleteAnswersBefore(services.db, new Date(now - DAY)));
      swept = now;

      // One step that fails does not keep the others from being taken.
      async function attempt(what: string, work: () => Promise<void>): Promise<void> {
        if (stopping.aborted) return;
        try {
          await work();
        } catch (err) {
          services.log.warn({ err }, `reconciler: ${what} failed and is tried again`);
        }
      }
    },
  );
}

/**
 * Returns pieces whose time is over, whatever the provider says: a late payment takes them anew, or goes
 * back.
 */
async function releaseExpiredHolds({ db, now }: PaymentServices): Promise<void> {
  let released: string | null;
  do {
    released = await inTransaction(db, async (tx) => {
      const id = await takeExpiredHold(tx, now());
      if (id) await returnStock(tx, await deleteHolds(tx, id));
      return id;
    });
  } while (released);
}

async function lookAtDue(services: PaymentServices, signal: AbortSignal): Promise<void> {
  const { db, now } = services;
  while (!signal.aborted) {
    const start = now();
    const until = new Date(start.getTime() + LEASE);
    const due = await claimDueCheckouts(db, { now: start, until, limit: BATCH });
    await forEach(due, signal, (checkout) => look(services, checkout));
    if (due.length < BATCH) return;
  }
}

/**
 * Asks the provider about one open checkout: settles it, cancels what will not be paid any more, or looks
 * again later.
 */
async function look(services: PaymentServices, checkout: Checkout): Promise<void> {
  const { db, log } = services;
  try {
    // Without one the server died between creating the payment and noting it: creating it again finds it.
    const paymentIntentId = checkout.paymentIntentId ?? (await createPayment(services, checkout)).id;
    let { kind, reason } = await outcomeOf(services, paymentIntentId);
    if (reason === 'payment_not_succeeded' && ageOf(services, checkout) >= services.holdTime) {
      await services.payments.cancelPayment(paymentIntentId);
      ({ kind, reason } = await outcomeOf(services, paymentIntentId));
    }
    if (kind !== 'waiting' || reason === 'payment_cancelled') {
      log.info(
        { paymentIntentId, checkoutId: checkout.id, kind, reason },
        'the reconciler settled a payment',
      );
      return;
    }
    const lastSeen = reason === 'order_not_sent' ? 'succeeded' : (reason ?? 'unknown');
    await noteLook(db, checkout.id, { lastSeen, nextLookAt: nextLookAt(services, checkout) });
  } catch (error) {
    const isAway = error instanceof ProviderUnavailable;
    const lastSeen = isAway ? 'provider_unavailable' : 'look_failed';
    await noteLook(db, checkout.id, { lastSeen, nextLookAt: nextLookAt(services, checkout) });
    log[isAway ? 'warn' : 'error']({ checkoutId: checkout.id, err: error }, 'looking at a payment failed');
  }
}

async function outcomeOf(services: PaymentServices, paymentIntentId: string) {
  const end = await finalize(services, paymentIntentId);
  return { kind: end.kind, reason: 'reason' in end ? end.reason : null };
}

/**
 * The older, the rarer; but on time for what has a time: the end of its hold, and of waiting for its order.
 */
function nextLookAt(services: PaymentServices, checkout: Checkout): Date {
  const age = ageOf(services, checkout);
  const pause = Math.min(Math.max(age / 2, services.reconcile.after), HOUR);
  const turns = [services.holdTime, ORDER_MUST_ARRIVE_WITHIN].filter((turn) => turn > age);
  return new Date(checkout.createdAt.getTime() + Math.min(age + pause, ...turns));
}

function ageOf({ now }: PaymentServices, checkout: Checkout): number {
  return now().getTime() - checkout.createdAt.getTime();
}

async function carryOutDueRefunds(services: PaymentServices, signal: AbortSignal): Promise<void> {
  const start = services.now();
  const until = new Date(start.getTime() + LEASE);
  const due = await claimDueRefunds(services.db, { now: start, until, limit: BATCH });
  await forEach(due, signal, (paymentIntentId) => carryOutRefund(services, paymentIntentId));
}

/** Payments of the last day that carry an id of ours and have no checkout are settled, or leave a trace. */
async function findUntraced(services: PaymentServices): Promise<void> {
  const now = services.now().getTime();
  for await (const payment of services.payments.listPayments(new Date(now - DAY))) {
    const isOldEnough = now - payment.createdAt.getTime() >= services.reconcile.after;
    if (payment.checkoutId && payment.status === 'succeeded' && isOldEnough)
      await finalize(services, payment.id);
  }
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
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
