import { inTransaction, type Transaction } from '#db/connection.ts';
import { purposeOf } from '#domain/checkout/purpose.ts';
import { type Checkout, type Payment, settle, type WaitReason } from '#domain/checkout/settle.ts';
import type { Membership, NewMembership } from '#domain/members/membership.ts';
import type { Cents } from '#domain/money.ts';
import type { NewOrder, Order } from '#domain/orders/order.ts';
import { placePaidOrder } from '#domain/orders/place-order.ts';
import type { RefundReason } from '#domain/refunds/refund.ts';
import { deliveryTimeOf } from '#domain/settings/settings.ts';
import { membershipReceipt, orderConfirmation } from '../mail/new-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { createMembership } from '../members/create-membership.ts';
import { findMembership } from '../members/membership-queries.ts';
import { findOrder, insertOrder } from '../orders/order-queries.ts';
import {
  closeCheckout,
  findCheckoutOfPayment,
  insertUnexplained,
  lockCheckout,
} from '../payments/checkout-queries.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { carryOutRefund } from '../refunds/carry-out-refund.ts';
import { findRefund, insertRefund } from '../refunds/refund-queries.ts';
import { releaseStock, sellStock } from '../stock/hold-stock.ts';
import { findSold, type Sold } from '../stock/stock-queries.ts';

/** What became of a payment. */
export type Finalized =
  | { kind: 'ordered'; order: Order }
  | { kind: 'joined'; membership: Membership }
  /** It cannot become what it was made for; the money goes back. */
  | { kind: 'refunded'; reason: RefundReason; amount: Cents }
  /** Nothing yet. */
  | { kind: 'waiting'; reason: WaitReason | 'payment_cancelled' | 'payment_unknown' };

/**
 * Turns a succeeded payment into its order or membership, or gives it back: the only way to either. May be
 * called any number of times, by anyone who knows the payment, on any server: the first settles it, all
 * others find it settled. The lock on the checkout lets one of them in at a time, and the unique constraint
 * on the payment holds even without it. Whoever has just read the checkout may hand it over as `known`.
 */
export async function finalize(
  services: PaymentServices,
  paymentIntentId: string,
  known?: Checkout | null,
): Promise<Finalized> {
  const { db, payments, settings } = services;
  known ??= await findCheckoutOfPayment(db, paymentIntentId);
  if (known?.outcome) return await readEnd(services, known);

  // Never inside the transaction: the provider may take its time, and a lock must not.
  const payment = await payments.findPayment(paymentIntentId);
  if (!payment?.checkoutId) return { kind: 'waiting', reason: 'payment_unknown' };

  const deliveryTime = deliveryTimeOf(await settings.read());
  const step = await inTransaction(db, (tx) => settleInTurn(services, tx, payment, deliveryTime));
  switch (step.kind) {
    case 'ordered':
    case 'joined':
      services.onMail();
      return step;
    case 'refunded':
      await carryOutRefund(services, paymentIntentId);
      return step;
    case 'ended':
      return await readEnd(services, step.checkout);
    case 'waiting':
      return step;
  }
}

type Step = Finalized | { kind: 'ended'; checkout: Checkout };

/** Load, decide, save: everything that belongs together in one transaction. */
async function settleInTurn(
  services: PaymentServices,
  tx: Transaction,
  payment: Payment,
  deliveryTime: number,
): Promise<Step> {
  const checkout = await lockCheckout(tx, payment);
  if (!checkout) return await leaveTrace(tx, payment);
  if (checkout.outcome) return { kind: 'ended', checkout };

  const now = services.now();
  const lines = checkout.purpose === 'order' ? (checkout.newOrder?.lines ?? []) : [];
  const ids = lines.map((line) => line.productId);
  const sold = payment.status === 'succeeded' && ids.length > 0 ? await findSold(tx, ids) : new Map();
  const gone = ids.filter((id) => !sold.get(id)?.isOffered);
  const settlement = settle(checkout, payment, gone, now);
  switch (settlement.kind) {
    case 'order':
      return await order(tx, { checkout, payment, newOrder: settlement.newOrder, sold, now, deliveryTime });
    case 'membership':
      return await join(tx, { checkout, payment, newMembership: settlement.newMembership, now });
    case 'refund':
      await releaseStock(tx, checkout);
      return await refund(tx, { checkout, payment, reason: settlement.reason, now });
    case 'cancel':
      await releaseStock(tx, checkout);
      await close(tx, checkout, payment, 'cancelled');
      return { kind: 'waiting', reason: 'payment_cancelled' };
    case 'wait':
      return { kind: 'waiting', reason: settlement.reason };
  }
}

type Settling = { checkout: Checkout; payment: Payment; now: Date };

async function order(
  tx: Transaction,
  {
    checkout,
    payment,
    newOrder,
    sold,
    now,
    deliveryTime,
  }: Settling & { newOrder: NewOrder; sold: ReadonlyMap<string, Sold>; deliveryTime: number },
): Promise<Step> {
  if (!(await sellStock(tx, checkout, newOrder.lines, sold)))
    return await refund(tx, { checkout, payment, reason: 'sold_out', now });
  const placed = placePaidOrder(newOrder, checkout.id, payment.id, now, deliveryTime);
  // Sent to the database together.
  await Promise.all([
    insertOrder(tx, placed, checkout.buyerDigest),
    writeMail(tx, orderConfirmation(placed), now),
    close(tx, checkout, payment, 'ordered'),
  ]);
  return { kind: 'ordered', order: placed };
}

async function join(
  tx: Transaction,
  { checkout, payment, newMembership, now }: Settling & { newMembership: NewMembership },
): Promise<Step> {
  const bought = { ...newMembership, id: checkout.id, amount: payment.received, paymentIntentId: payment.id };
  const membership = await createMembership(tx, bought, now);
  await Promise.all([
    writeMail(tx, membershipReceipt(membership), now),
    close(tx, checkout, payment, 'joined'),
  ]);
  return { kind: 'joined', membership };
}

async function refund(
  tx: Transaction,
  { checkout, payment, reason, now }: Settling & { reason: RefundReason },
): Promise<Step> {
  const amount = payment.received;
  await insertRefund(tx, {
    paymentIntentId: payment.id,
    checkoutId: checkout.id,
    amount,
    currency: payment.currency,
    reason,
    now,
  });
  await close(tx, checkout, payment, 'refunded');
  return { kind: 'refunded', reason, amount };
}

async function close(
  tx: Transaction,
  checkout: Checkout,
  payment: Payment,
  outcome: 'ordered' | 'joined' | 'refunded' | 'cancelled',
): Promise<void> {
  await closeCheckout(tx, checkout.id, { outcome, paymentIntentId: payment.id, lastSeen: payment.status });
}

/**
 * A payment that carries an id of ours without a checkout: an old backup was restored. Never decided by a
 * program.
 */
async function leaveTrace(tx: Transaction, payment: Payment): Promise<Step> {
  const id = payment.checkoutId;
  if (id && purposeOf(id) && payment.status === 'succeeded' && payment.refunded < payment.received) {
    await insertUnexplained(tx, {
      id,
      paymentIntentId: payment.id,
      total: payment.received,
      currency: payment.currency,
      email: '',
      buyerDigest: null,
      createdAt: payment.createdAt,
      heldUntil: null,
    });
  }
  return { kind: 'waiting', reason: 'payment_unknown' };
}

async function readEnd({ db }: PaymentServices, checkout: Checkout): Promise<Finalized> {
  switch (checkout.outcome) {
    case 'ordered': {
      const found = await findOrder(db, checkout.id);
      return found ? { kind: 'ordered', order: found.order } : { kind: 'waiting', reason: 'payment_unknown' };
    }
    case 'joined': {
      const membership = await findMembership(db, checkout.id);
      return membership ? { kind: 'joined', membership } : { kind: 'waiting', reason: 'payment_unknown' };
    }
    case 'refunded': {
      const given = checkout.paymentIntentId && (await findRefund(db, checkout.paymentIntentId));
      if (!given) throw new Error(`Checkout ${checkout.id} is refunded, but its refund is not there`);
      return { kind: 'refunded', reason: given.reason, amount: given.amount };
    }
    case 'cancelled':
      return { kind: 'waiting', reason: 'payment_cancelled' };
    default:
      return { kind: 'waiting', reason: 'payment_unknown' };
  }
}
