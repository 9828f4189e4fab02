import type { Transaction } from '#db/connection.ts';
import type { Order } from '#domain/orders/order.ts';
import { findCredit, findDraftOfOrder, freeCredit } from '../draft-orders/exchange-queries.ts';
import { lockPaymentOfOrder } from '../payments/lock-payment-of-order.ts';
import { findOrderForStaff, lockAnyOrder } from './order-queries.ts';
import { changeClaims } from './owe-rest.ts';

/**
 * Locks the order whose pieces a draft is exchanged for, after its payment; null for all other drafts. It is
 * done before stock is locked, as where that order changes.
 */
export async function lockExchanged(tx: Transaction, draftOrderId: string): Promise<Order | null> {
  const credit = await findCredit(tx, draftOrderId);
  const seen = credit && (await findOrderForStaff(tx, credit.orderId));
  if (!seen) return null;
  await lockPaymentOfOrder(tx, seen.order);
  await lockAnyOrder(tx, seen.order.id);
  return (await findOrderForStaff(tx, seen.order.id))?.order ?? null;
}

/** Frees the credit of a draft that is deleted: its pieces can be refunded again. */
export async function freeCreditOfDraft(tx: Transaction, draftOrderId: string, freedAt: Date): Promise<void> {
  const order = await lockExchanged(tx, draftOrderId);
  if (order) await changeClaims(tx, order, () => freeCredit(tx, draftOrderId, freedAt));
}

/**
 * Frees the credit of an order that was placed for an exchange and ends. If its pieces are back, their price
 * is owed on the order that they are of, which is locked after the one that ends.
 */
export async function freeCreditOfOrder(tx: Transaction, orderId: string, freedAt: Date): Promise<void> {
  const draft = await findDraftOfOrder(tx, orderId);
  if (draft) await freeCreditOfDraft(tx, draft, freedAt);
}
