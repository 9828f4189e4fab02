import { inTransaction } from '#db/connection.ts';
import { findLastActor } from '../audit/audit-queries.ts';
import { isDisputed } from '../disputes/refuse-disputed.ts';
import type { Staff } from '../http/staff.ts';
import { claimOrderToRefund, type OrderToRefund, takeOrderToRefund } from '../orders/due-refund-queries.ts';
import { findOrderForStaff } from '../orders/order-queries.ts';
import { oweRest } from '../orders/owe-rest.ts';
import { lockPaymentOfOrder } from '../payments/lock-payment-of-order.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { ProviderUnavailable } from '../payments/provider-answers.ts';
import { refundAllForStaff } from '../refunds/refund-all-for-staff.ts';

/** Milliseconds until another server may claim the same refund. */
const LEASE = 120_000;

/**
 * Requests the refund of a canceled order, unless that is done. Recorded by the cancellation, so it happens
 * though the server dies in between; without an answer from the provider the reconciler tries again.
 */
export async function requestDueRefund(services: PaymentServices, orderId: string): Promise<void> {
  const due = await claimOrderToRefund(services.db, createLease(services), orderId);
  if (due) await request(services, due);
}

/** Requests all refunds of canceled orders that are due. */
export async function requestDueRefunds(services: PaymentServices, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const due = await claimOrderToRefund(services.db, createLease(services));
    if (!due) return;
    await request(services, due);
  }
}

async function request(services: PaymentServices, due: OrderToRefund): Promise<void> {
  const { db, log } = services;
  const { orderId, paymentIntentId } = due;
  try {
    // The refund stays due until the bank has decided.
    if (await isDisputed(db, paymentIntentId)) return;
    const refusal = await refundAllForStaff(services, paymentIntentId, await findRequester(services, due), {
      whole: true,
      // An order that goes on keeps its money.
      take: (tx) => takeOrderToRefund(tx, orderId),
    });
    if (!refusal || (await isDisputed(db, paymentIntentId))) return;
    log.warn({ orderId, paymentIntentId, reason: refusal.refusal.message }, 'a refund was refused');
    // The rest of the money is owed, which staff see.
    await inTransaction(db, async (tx) => {
      await lockPaymentOfOrder(tx, { paymentIntentId });
      if (!(await takeOrderToRefund(tx, orderId))) return;
      const stored = await findOrderForStaff(tx, orderId);
      if (stored) await oweRest(tx, stored.order);
    });
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn(
      { orderId, paymentIntentId, err: error },
      'the refund of a canceled order waits for the provider',
    );
  }
}

/** The actor of the audit log. */
async function findRequester(
  { db }: PaymentServices,
  { orderId, canceledBy }: OrderToRefund,
): Promise<Staff> {
  // An order that was rejected was not canceled by anybody.
  const action = canceledBy === null ? 'order.status' : 'order.cancel';
  const isByStaff = canceledBy === null || canceledBy === 'staff';
  const actor = isByStaff ? await findLastActor(db, action, orderId) : null;
  return { email: actor ?? THE_CUSTOMER, name: actor ?? THE_CUSTOMER };
}

const THE_CUSTOMER = 'the customer';

function createLease({ now }: PaymentServices) {
  const at = now();
  return { now: at, until: new Date(at.getTime() + LEASE) };
}
