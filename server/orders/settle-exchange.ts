import type { Connection, Transaction } from '#db/connection.ts';
import { STAFF_DISCOUNT_ID } from '#domain/discounts/staff-discount.ts';
import type { ExchangeCredit } from '#domain/draft-orders/draft-order.ts';
import { spendCredit } from '#domain/draft-orders/exchange-credit.ts';
import { normalizeEmail } from '#domain/email-address.ts';
import type { Cents } from '#domain/money.ts';
import type { NewOrder } from '#domain/orders/order.ts';
import { findCredit, updateCredit } from './exchange-queries.ts';

export type SettledExchange = { orderId: string; rest: Cents; isSameCustomer: boolean };

/**
 * Settles the credit of an exchange as its order is placed: what the order does not use can be refunded
 * again. Returns the order that the pieces are of, the rest in cents, and if both orders are of one customer;
 * null for all other orders.
 */
export async function settleExchange(
  tx: Transaction,
  { draftOrderId, userEmail, discounts = [], taxIncluded }: NewOrder,
): Promise<SettledExchange | null> {
  const credit = draftOrderId ? await findCredit(tx, draftOrderId) : null;
  if (!credit || !draftOrderId) return null;
  const { lines, rest } = spentBy(credit, { discounts, taxIncluded });
  if (rest > 0) await updateCredit(tx, draftOrderId, lines);
  const isSameCustomer = normalizeEmail(credit.userEmail) === normalizeEmail(userEmail);
  return { orderId: credit.orderId, rest, isSameCustomer };
}

/** True if an exchange costs less than what comes back for it: its rest is to be refunded. */
export async function leavesRest(
  db: Connection,
  { draftOrderId, ...order }: Pick<NewOrder, 'draftOrderId' | 'discounts' | 'taxIncluded'>,
): Promise<boolean> {
  const credit = draftOrderId ? await findCredit(db, draftOrderId) : null;
  return credit !== null && spentBy(credit, order).rest > 0;
}

function spentBy(
  { lines }: Pick<ExchangeCredit, 'lines'>,
  {
    discounts = [],
    taxIncluded = false,
  }: { discounts?: NewOrder['discounts']; taxIncluded?: boolean | undefined },
) {
  const taken = discounts.find(({ id }) => id === STAFF_DISCOUNT_ID)?.amount ?? 0;
  return spendCredit(lines, taken, taxIncluded);
}
