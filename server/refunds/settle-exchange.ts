import type { Connection, Transaction } from '#db/connection.ts';
import { STAFF_DISCOUNT_ID } from '#domain/discounts/staff-discount.ts';
import type { CreditLine } from '#domain/draft-orders/draft-order.ts';
import { spendCredit } from '#domain/draft-orders/exchange-credit.ts';
import { normalizeEmail } from '#domain/email-address.ts';
import type { Cents } from '#domain/money.ts';
import type { NewOrder } from '#domain/orders/order.ts';
import { lockCheckout } from '../checkout/checkout-queries.ts';
import { findCredit, updateCredit } from '../draft-orders/exchange-queries.ts';
import type { Staff } from '../http/staff.ts';
import { findOrderForStaff } from '../orders/order-queries.ts';
import { addOwed } from '../orders/owed-queries.ts';
import { auditWholeRefund } from './audit-refund.ts';
import { recordRefundOfAmount } from './record-refund.ts';

export type SettledExchange = {
  orderId: string;
  /** The payment of the order that the pieces are of; null if it was paid another way. */
  paymentIntentId: string | null;
  /** Cents. */
  rest: Cents;
  isSameCustomer: boolean;
};

/**
 * Settles the credit of an exchange as its order is placed. What the order does not use is recorded as due in
 * this transaction: as a refund of the payment, or as owed where the money came another way. Returns null for
 * all other orders.
 */
export async function settleExchange(
  tx: Transaction,
  newOrderId: string,
  { draftOrderId, userEmail, discounts = [], taxIncluded }: NewOrder,
  { staff, now }: { staff: Staff | null; now: Date },
): Promise<SettledExchange | null> {
  const credit = draftOrderId ? await findCredit(tx, draftOrderId) : null;
  if (!credit || !draftOrderId) return null;
  const { orderId } = credit;
  const returned = await findOrderForStaff(tx, orderId);
  const paymentIntentId = returned?.order.paymentIntentId ?? null;
  // Locked before what is committed of the payment is read, as refunds do.
  const payment = { id: paymentIntentId ?? '', checkoutId: null };
  const checkout = paymentIntentId === null ? null : await lockCheckout(tx, payment);
  const { lines, rest } = spendFor(credit, { discounts, taxIncluded });
  if (rest > 0) await updateCredit(tx, draftOrderId, { lines, restCents: rest });
  if (rest > 0 && checkout) {
    const { total: received, currency } = checkout;
    const paid = { id: payment.id, status: 'succeeded' as const, received, currency };
    const note = `Exchange for ${newOrderId}`;
    const details = { reason: 'returned' as const, note, staff: staff?.email ?? null, isNewDebt: true };
    const refunded = { checkout, payment: paid };
    const id = await recordRefundOfAmount(tx, refunded, rest, details, now);
    if (id && staff) await auditWholeRefund(tx, { staff, now }, refunded, id);
  } else if (rest > 0) await addOwed(tx, orderId, rest);
  const isSameCustomer = normalizeEmail(credit.userEmail) === normalizeEmail(userEmail);
  return { orderId, paymentIntentId, rest, isSameCustomer };
}

/** True if an exchange costs less than what comes back for it: its rest is to be refunded. */
export async function leavesRest(
  db: Connection,
  { draftOrderId, ...order }: Pick<NewOrder, 'draftOrderId' | 'discounts' | 'taxIncluded'>,
): Promise<boolean> {
  const credit = draftOrderId ? await findCredit(db, draftOrderId) : null;
  return credit !== null && spendFor(credit, order).rest > 0;
}

function spendFor(
  { lines }: { lines: readonly CreditLine[] },
  {
    discounts = [],
    taxIncluded = false,
  }: { discounts?: NewOrder['discounts']; taxIncluded?: boolean | undefined },
) {
  const taken = discounts.find(({ id }) => id === STAFF_DISCOUNT_ID)?.amount ?? 0;
  return spendCredit(lines, taken, taxIncluded);
}
