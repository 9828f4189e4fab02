import { commitWith, type Transaction } from '#db/connection.ts';
import { runBound } from '#db/prepared.ts';
import type { Checkout } from '#domain/checkout/settle.ts';
import type { NewOrder, Order } from '#domain/orders/order.ts';
import { placePaidOrder } from '#domain/orders/place-order.ts';
import { readReturnPolicy } from '#domain/returns/return-policy.ts';
import { deliveryTimeOf, type Settings } from '#domain/settings/settings.ts';
import { takeOut } from '../cart/ordered-pieces.ts';
import { claimDraftOrder, remainDraft } from '../draft-orders/draft-order-queries.ts';
import { orderConfirmation } from '../mail/new-order-mails.ts';
import { bindMail } from '../mail/write-mail.ts';
import { lockExchanged } from '../orders/free-credit.ts';
import { bindOrderInsert } from '../orders/insert-order.ts';
import { insertNote } from '../orders/note-queries.ts';
import { settleExchange } from '../refunds/settle-exchange.ts';
import { countedPieces, sellStock } from '../stock/hold-stock.ts';
import type { Sold } from '../stock/stock-queries.ts';
import { bindClosing } from './checkout-queries.ts';

type Ordering = {
  checkout: Checkout;
  newOrder: NewOrder;
  /** The variants of the order, read under the lock. */
  sold: ReadonlyMap<string, Sold>;
};

/** `payment`: what closes the checkout; its `id` is null for an order that costs nothing. */
type Terms = { payment: { id: string | null; status: string }; shop: Settings; now: Date };

/** `canceled`: the draft that is paid has become another order. */
export type SavedOrder = { ok: true; order: Order } | { ok: false; reason: 'canceled' | 'sold_out' };

/**
 * Saves the order of a locked checkout with its lines, stock and mail, and closes the checkout. What it
 * refuses has changed nothing that the end of the checkout does not give back.
 */
export async function saveOrder(
  tx: Transaction,
  { checkout, newOrder, sold }: Ordering,
  { payment, shop, now }: Terms,
): Promise<SavedOrder> {
  const { draftOrderId } = newOrder;
  const draft = draftOrderId ? await claimDraftOrder(tx, draftOrderId, checkout.id, now) : null;
  if (draftOrderId && !draft) return { ok: false, reason: 'canceled' };
  if (draftOrderId) await lockExchanged(tx, draftOrderId);
  if (!(await sellStock(tx, checkout, newOrder.lines, sold, now))) {
    if (draftOrderId) await remainDraft(tx, draftOrderId);
    return { ok: false, reason: 'sold_out' };
  }
  const { cartId, cartPieces: pieces } = checkout.purpose === 'order' ? checkout : {};
  if (cartId && pieces) await takeOut(tx, { cartId, pieces }, newOrder, now);
  const order = placePaidOrder(newOrder, checkout.id, payment.id, now, deliveryTimeOf(shop));
  const exchange = draft && (await settleExchange(tx, order.id, newOrder, { staff: null, now }));
  const inserted = bindOrderInsert(order, checkout.buyerDigest, countedPieces(newOrder.lines, sold));
  if (draft?.note) {
    await runBound(tx, [inserted]);
    await insertNote(tx, order.id, { ...draft.note, createdAt: now, requestKey: draftOrderId ?? '' });
  }
  await commitWith(tx, [
    ...(draft?.note ? [] : [inserted]),
    bindMail(orderConfirmation(order, readReturnPolicy(shop), exchange), now),
    bindClosing(checkout.id, payment, 'ordered'),
  ]);
  return { ok: true, order };
}
