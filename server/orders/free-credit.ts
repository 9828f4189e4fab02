import type { Transaction } from '#db/connection.ts';
import { lockPaymentOf } from '../payments/lock-payment-of.ts';
import { findCredit, findDraftOfOrder, freeCredit } from './exchange-queries.ts';
import { findOrderForStaff, lockAnyOrder } from './order-queries.ts';
import { changeClaims } from './owe-rest.ts';

/** Frees the credit of a draft that is deleted: its pieces can be refunded again. */
export async function freeCreditOfDraft(tx: Transaction, draftOrderId: string, freedAt: Date): Promise<void> {
  const credit = await findCredit(tx, draftOrderId);
  const seen = credit && (await findOrderForStaff(tx, credit.orderId));
  if (!seen) return;
  await lockPaymentOf(tx, seen.order);
  await lockAnyOrder(tx, seen.order.id);
  const found = await findOrderForStaff(tx, seen.order.id);
  if (found) await changeClaims(tx, found.order, () => freeCredit(tx, draftOrderId, freedAt));
}

/**
 * The same with an order that was placed for an exchange and ends. If its pieces are back, their price is
 * owed on the order that they are of, which is locked after the one that ends.
 */
export async function freeCreditOfOrder(tx: Transaction, orderId: string, freedAt: Date): Promise<void> {
  const draft = await findDraftOfOrder(tx, orderId);
  if (draft) await freeCreditOfDraft(tx, draft, freedAt);
}
