import { commitWith, inTransaction, type Transaction } from '#db/connection.ts';
import { readPurpose } from '#domain/checkout/purpose.ts';
import { type Checkout, type Payment, settle, type WaitReason } from '#domain/checkout/settle.ts';
import type { Membership, NewMembership } from '#domain/members/membership.ts';
import type { Cents } from '#domain/money.ts';
import { isCustomLine } from '#domain/orders/custom-line.ts';
import type { NewOrder, Order } from '#domain/orders/order.ts';
import { createVariantId } from '#domain/products/variants/variant.ts';
import type { RefundReason } from '#domain/refunds/refund-reason.ts';
import { summarizeRefunds } from '#domain/refunds/refund-summary.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { giveBackDiscounts } from '../discounts/take-discounts.ts';
import { followDisputes } from '../disputes/follow-disputes.ts';
import { membershipReceipt } from '../mail/new-mails.ts';
import { bindMail } from '../mail/write-mail.ts';
import { createMembership } from '../members/create-membership.ts';
import { findMembership } from '../members/membership-queries.ts';
import { findOrder } from '../orders/order-queries.ts';
import type { ProviderRefund } from '../payments/payment-provider.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { carryOutRefundsOfPayment } from '../refunds/carry-out-refund.ts';
import { followRefunds, saveProviderRefunds } from '../refunds/follow-refunds.ts';
import { recordFullRefund } from '../refunds/record-refund.ts';
import { selectRefundsOfPayments } from '../refunds/refund-queries.ts';
import { releaseStock } from '../stock/hold-stock.ts';
import { findSold, type Sold } from '../stock/stock-queries.ts';
import {
  bindClosing,
  closeCheckout,
  findCheckoutOfPayment,
  insertUnexplained,
  lockCheckout,
} from './checkout-queries.ts';
import { endAfterDeclines } from './limit-declines.ts';
import { saveOrder } from './save-order.ts';

/** The result of finalizing a payment. */
export type Finalized =
  | { kind: 'ordered'; order: Order }
  | { kind: 'joined'; membership: Membership }
  | { kind: 'refunded'; reason: RefundReason; amount: Cents }
  | { kind: 'waiting'; reason: WaitReason | 'payment_canceled' | 'payment_unknown' };

const UNKNOWN: Finalized = { kind: 'waiting', reason: 'payment_unknown' };
export const PAYMENT_CANCELED: Finalized = { kind: 'waiting', reason: 'payment_canceled' };

/**
 * Turns a succeeded payment into its order or membership, or refunds it; nothing else does either. Safe to
 * call any number of times, on any server: the first call settles the payment, all others find it settled.
 * The lock on the checkout admits one call at a time, and the unique constraint on the payment holds even
 * without it. `known` is the checkout, where the caller has just read it.
 */
export async function finalize(
  services: PaymentServices,
  paymentIntentId: string,
  known?: Checkout | null,
): Promise<Finalized> {
  const { db, payments, settings } = services;
  known ??= await findCheckoutOfPayment(db, paymentIntentId);
  if (known?.outcome) return await readEnd(services, known);

  // Outside the transaction: the provider can be slow, and a lock must not be held that long.
  const payment = await payments.findPayment(paymentIntentId);
  if (!payment?.checkoutId) return UNKNOWN;

  // Refunds that were made in the provider's dashboard before the payment was settled.
  const refunds = payment.refunded > 0 ? await payments.findRefunds(paymentIntentId) : [];
  const shop = await settings.read();
  const ids = payment.status === 'succeeded' && known ? soldIn(known) : [];
  const lock = (tx: Transaction) =>
    Promise.all([lockCheckout(tx, payment), ids.length > 0 ? findSold(tx, ids) : null]);
  const step = await inTransaction(
    db,
    (tx, [checkout, sold]) => settleLocked(services, tx, checkout, { payment, refunds, shop, sold }),
    lock,
  );
  if (step.kind === 'ended') return await readEnd(services, step.checkout);
  if (step.kind === 'waiting' && payment.failedCharge) {
    const attempt = { paymentIntentId, attempt: payment.failedCharge };
    if (await endAfterDeclines(services, attempt)) return await finalize(services, paymentIntentId);
  }
  if (step === UNKNOWN && payment.refunded > 0) await followRefunds(services, paymentIntentId);
  if (step.kind !== 'waiting') services.onMail();
  if (payment.disputed && step.kind !== 'waiting') await followDisputes(services, paymentIntentId);
  if (step.kind === 'refunded') await carryOutRefundsOfPayment(services, paymentIntentId);
  return step;
}

type Step = Finalized | { kind: 'ended'; checkout: Checkout };

type Loaded = {
  payment: Payment;
  refunds: readonly ProviderRefund[];
  shop: Settings;
  /** The variants of the order, read under the lock; null if the order was not known before. */
  sold: ReadonlyMap<string, Sold> | null;
};

/** Returns the variants of its order. */
export function soldIn(checkout: Checkout): string[] {
  const lines = checkout.purpose === 'order' ? (checkout.newOrder?.lines ?? []) : [];
  return lines.filter((line) => !isCustomLine(line)).map(createVariantId);
}

/** Decide, save. */
async function settleLocked(
  services: PaymentServices,
  tx: Transaction,
  checkout: Checkout | null,
  { payment, refunds, shop, ...found }: Loaded,
): Promise<Step> {
  if (!checkout || isOfAnother(checkout, payment)) return await leaveTrace(tx, payment);
  if (checkout.outcome) return { kind: 'ended', checkout };

  const now = services.now();
  const settling = { checkout, payment, now };
  if (refunds.length > 0) await saveProviderRefunds(tx, settling, refunds, { company: shop.company, now });
  const ids = soldIn(checkout);
  const isRead = found.sold !== null || payment.status !== 'succeeded' || ids.length === 0;
  const sold = isRead ? (found.sold ?? new Map()) : await findSold(tx, ids);
  const gone = ids.filter((id) => !sold.get(id)?.isOffered);
  const settlement = settle(checkout, payment, gone, now);
  switch (settlement.kind) {
    case 'order':
      return await placeOrder(tx, settling, settlement.newOrder, sold, shop);
    case 'membership':
      return await settleMembership(tx, settling, settlement.newMembership);
    case 'refund':
      return await recordRefundOfPurchase(tx, settling, settlement.reason);
    case 'cancel':
      await releaseStock(tx, checkout, { reason: 'The payment was canceled', at: now });
      await giveBackDiscounts(tx, checkout.id, now);
      await closeCheckout(tx, checkout.id, payment, 'cancelled');
      return PAYMENT_CANCELED;
    case 'wait':
      return { kind: 'waiting', reason: settlement.reason };
  }
}

type Settling = { checkout: Checkout; payment: Payment; now: Date };

async function placeOrder(
  tx: Transaction,
  settling: Settling,
  newOrder: NewOrder,
  sold: ReadonlyMap<string, Sold>,
  shop: Settings,
): Promise<Step> {
  const { checkout, payment, now } = settling;
  const saved = await saveOrder(tx, { checkout, newOrder, sold }, { payment, shop, now });
  return saved.ok
    ? { kind: 'ordered', order: saved.order }
    : await recordRefundOfPurchase(tx, settling, saved.reason);
}

async function settleMembership(
  tx: Transaction,
  { checkout, payment, now }: Settling,
  newMembership: NewMembership,
): Promise<Step> {
  const bought = { ...newMembership, id: checkout.id, amount: payment.received, paymentIntentId: payment.id };
  const membership = await createMembership(tx, bought, now);
  await commitWith(tx, [
    bindMail(membershipReceipt(membership), now),
    bindClosing(checkout.id, payment, 'joined'),
  ]);
  return { kind: 'joined', membership };
}

async function recordRefundOfPurchase(
  tx: Transaction,
  { checkout, payment, now }: Settling,
  reason: RefundReason,
): Promise<Step> {
  await recordFullRefund(tx, { checkout, payment }, { reason }, now);
  return { kind: 'refunded', reason, amount: payment.received };
}

/** True if the closed checkout has another payment than this one. */
function isOfAnother({ outcome, paymentIntentId }: Checkout, payment: Payment): boolean {
  return outcome !== null && paymentIntentId !== payment.id;
}

/**
 * Records a payment that carries an id of ours without a checkout (an old backup was restored), or whose
 * checkout has another payment.
 */
async function leaveTrace(tx: Transaction, payment: Payment): Promise<Step> {
  const id = payment.checkoutId;
  // Also refunded payments: a refund that fails late would go unnoticed.
  if (id && readPurpose(id) && payment.status === 'succeeded') await insertUnexplained(tx, id, payment);
  return UNKNOWN;
}

/** Reads the result of a closed checkout. */
export async function readEnd({ db }: PaymentServices, checkout: Checkout): Promise<Finalized> {
  const { id, outcome, paymentIntentId } = checkout;
  switch (outcome) {
    case 'ordered': {
      const stored = await findOrder(db, id);
      return stored ? { kind: 'ordered', order: stored.order } : UNKNOWN;
    }
    case 'joined': {
      const membership = await findMembership(db, id);
      return membership ? { kind: 'joined', membership } : UNKNOWN;
    }
    case 'refunded': {
      const refunds = await selectRefundsOfPayments(db, paymentIntentId ? [paymentIntentId] : []);
      const [first] = refunds;
      if (!first) throw new Error(`Checkout ${id} is refunded, but its refund is missing`);
      const { committed } = summarizeRefunds(refunds, checkout.total);
      return { kind: 'refunded', reason: first.reason, amount: committed || first.amount };
    }
    case 'cancelled':
      return PAYMENT_CANCELED;
    default:
      return UNKNOWN;
  }
}
