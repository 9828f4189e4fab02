import type { Transaction } from '#db/connection.ts';
import type { Checkout } from '#domain/checkout/settle.ts';
import type { Cents } from '#domain/money.ts';
import type { Order } from '#domain/orders/order.ts';
import { isRefundNews, nextRefundLook } from '#domain/refunds/refund-status.ts';
import { summarizeRefunds } from '#domain/refunds/refund-summary.ts';
import type { Company } from '#domain/settings/company.ts';
import { issueCreditNotes } from '../invoices/issue-credit-notes.ts';
import { membershipRefunded, type NewMail, refundFailed, refundMail } from '../mail/new-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { endMembership } from '../members/end-membership.ts';
import { findOrderOfPayment } from '../orders/order-queries.ts';
import type { RefundResult } from '../payments/payment-provider.ts';
import { updatePaymentStatus } from '../payments/update-payment-status.ts';
import {
  countRefundedPieces,
  type Refund,
  replaceFailed,
  selectRefundsOfPayments,
  updateRefund,
} from './refund-queries.ts';

export type Saving = {
  /** Locked; null if it is lost. */
  checkout: Checkout | null;
  /** The shop, which learns of failures. */
  company: Company;
  now: Date;
};

/**
 * Saves what the provider says of a refund, which was read under the lock of its checkout. A failure is saved
 * even after a success: a bank can refuse a refund days later. It is final.
 */
export async function saveResult(
  tx: Transaction,
  saving: Saving,
  refund: Refund,
  result: RefundResult,
): Promise<void> {
  const { now } = saving;
  const { status } = result;
  if (!isRefundNews(refund, result)) {
    const providerRefundId = refund.providerRefundId ?? result.id;
    return await updateRefund(tx, refund.id, {
      providerRefundId,
      nextTryAt: nextRefundLook(refund.status, now),
    });
  }
  await updateRefund(tx, refund.id, {
    status,
    providerRefundId: result.id ?? refund.providerRefundId,
    doneAt: status === 'succeeded' ? now : null,
    failedAt: status === 'failed' ? now : null,
    failure: result.status === 'failed' ? result.failure : null,
    nextTryAt: nextRefundLook(status, now),
  });
  const total = saving.checkout?.total ?? 0;
  const { accepted } = summarizeRefunds(await selectRefundsOfPayments(tx, [refund.paymentIntentId]), total);
  const isWhole = accepted > 0 && accepted >= total;
  // Another refund may have returned all of it, which is why the provider refused this one.
  await updatePaymentStatus(tx, refund.paymentIntentId, now);
  await issueCreditNotes(tx, { orderId: refund.checkoutId, paymentIntentId: refund.paymentIntentId }, now);
  if (result.status === 'failed') return await recordFailure(tx, saving, refund, result.failure);
  // The shopper gets a mail as soon as the provider accepts the refund; a failure concerns staff only.
  if (refund.status !== 'pending') await recordAcceptance(tx, saving, refund, { isWhole, accepted });
}

async function recordAcceptance(
  tx: Transaction,
  { checkout, now }: Saving,
  refund: Refund,
  { isWhole, accepted }: { isWhole: boolean; accepted: Cents },
): Promise<void> {
  const { id, paymentIntentId, status, lines, checkoutId } = refund;
  if (status === 'failed') await countRefundedPieces(tx, checkoutId, lines, 1);
  if (isWhole) {
    await replaceFailed(tx, { paymentIntentId }, id);
    const ended = await endMembership(tx, paymentIntentId, now);
    if (ended) {
      const returned = { refundId: refund.attemptOf ?? id, amount: accepted };
      return await writeMail(tx, membershipRefunded(ended, returned), now);
    }
  }
  const mail = refund.notify && (await composeRefundMail(tx, refund, checkout, isWhole));
  if (mail) await writeMail(tx, mail, now);
}

async function recordFailure(
  tx: Transaction,
  { checkout, company, now }: Saving,
  refund: Refund,
  failure: string,
): Promise<void> {
  const { id, paymentIntentId, checkoutId, amount, lines } = refund;
  await countRefundedPieces(tx, checkoutId, lines, -1);
  const orderId = checkout?.outcome === 'ordered' ? checkoutId : null;
  const facts = { refundId: id, paymentIntentId, orderId, amount, failure };
  await writeMail(tx, refundFailed(facts, company), now);
}

/** The mail about the refund of an order, or of a payment that never became anything. */
async function composeRefundMail(
  tx: Transaction,
  refund: Refund,
  checkout: Checkout | null,
  isWhole: boolean,
): Promise<NewMail | null> {
  const { id, attemptOf, paymentIntentId, amount, reason } = refund;
  const order = (await findOrderOfPayment(tx, paymentIntentId))?.order;
  const recipient = order?.userEmail ?? checkout?.email;
  // A payment whose checkout was lost has no address to write to.
  if (!recipient) return null;
  return refundMail({
    recipient,
    name: order?.shippingAddress?.fullName ?? (checkout && findBuyerName(checkout)),
    orderId: order?.id ?? null,
    // Mailed once, however often it is tried.
    refundId: attemptOf ?? id,
    paymentIntentId,
    amount,
    reason,
    ...(order && amount < order.total && { isPart: !isWhole, parts: toMailParts(refund, order) }),
  });
}

function toMailParts({ lines, shipping, adjustment }: Refund, order: Order) {
  return {
    lines: lines.map(({ position, quantity, amount, tax }) => ({
      name: order.lines[position]?.name ?? '',
      modifications: order.lines[position]?.description ?? '',
      quantity,
      amount: amount + tax,
    })),
    shipping,
    adjustment,
  };
}

function findBuyerName(checkout: Checkout): string | null {
  return checkout.purpose === 'membership'
    ? checkout.membership.fullName
    : (checkout.newOrder?.shippingAddress?.fullName ?? null);
}
