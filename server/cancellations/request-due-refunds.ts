import { findLastActor } from '../audit/audit-queries.ts';
import { isDisputed } from '../disputes/refuse-disputed.ts';
import type { Staff } from '../http/staff.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { ProviderUnavailable } from '../payments/provider-answers.ts';
import { refundOnRequest } from '../refunds/refund-on-request.ts';
import { claimDueRefund, clearDueRefund, type DueRefund } from './due-refund-queries.ts';

/** Milliseconds until another server may claim the same refund. */
const LEASE = 120_000;

/**
 * Requests the refund of a canceled order, unless that is done. Recorded by the cancellation, so it happens
 * though the server dies in between; without an answer from the provider the reconciler tries again.
 */
export async function requestDueRefund(services: PaymentServices, orderId: string): Promise<void> {
  const due = await claimDueRefund(services.db, leaseOf(services), orderId);
  if (due) await request(services, due);
}

/** Requests all refunds of canceled orders that are due. */
export async function requestDueRefunds(services: PaymentServices, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const due = await claimDueRefund(services.db, leaseOf(services));
    if (!due) return;
    await request(services, due);
  }
}

async function request(services: PaymentServices, due: DueRefund): Promise<void> {
  const { db, log } = services;
  const { orderId, paymentIntentId } = due;
  try {
    // It stays due until the bank has decided.
    if (await isDisputed(db, paymentIntentId)) return;
    const refusal = await refundOnRequest(services, paymentIntentId, await askedBy(services, due));
    if (refusal && (await isDisputed(db, paymentIntentId))) return;
    if (refusal)
      log.warn({ orderId, paymentIntentId, reason: refusal.refusal.message }, 'a refund was refused');
    await clearDueRefund(db, orderId);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn(
      { orderId, paymentIntentId, err: error },
      'the refund of a canceled order waits for the provider',
    );
  }
}

/** The actor of the audit log. */
async function askedBy({ db }: PaymentServices, { orderId, canceledBy }: DueRefund): Promise<Staff> {
  const actor = canceledBy === 'staff' ? await findLastActor(db, 'order.cancel', orderId) : null;
  return { email: actor ?? THE_CUSTOMER, name: actor ?? THE_CUSTOMER };
}

const THE_CUSTOMER = 'the customer';

function leaseOf({ now }: PaymentServices) {
  const at = now();
  return { now: at, until: new Date(at.getTime() + LEASE) };
}
