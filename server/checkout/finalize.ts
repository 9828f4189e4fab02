import { inTransaction } from '#db/connection.ts';
import { type SettleRefusal, settle } from '#domain/checkout/settle.ts';
import type { Order } from '#domain/orders/order.ts';
import { placePaidOrder } from '#domain/orders/place-order.ts';
import { findOrderOfPayment, insertOrder } from '../orders/order-queries.ts';
import { lockCheckout } from './checkout-queries.ts';
import type { CheckoutServices } from './checkout-services.ts';

export type Finalized = { ok: true; order: Order } | { ok: false; refusal: SettleRefusal };

/**
 * Turns a succeeded payment into its order: the only way to a paid order. May be called any number of times, by anyone
 * who knows the payment, on any server: the first makes the order, all others find it. The lock on the checkout lets one
 * of them in at a time, and the unique constraint on the payment holds even without it.
 */
export async function finalize(services: CheckoutServices, paymentIntentId: string): Promise<Finalized> {
  const { db, payments, now } = services;
  const placed = await findOrderOfPayment(db, paymentIntentId);
  if (placed) return { ok: true, order: placed.order };

  // Never inside the transaction: the provider may take its time, and a lock must not.
  const payment = await payments.findPayment(paymentIntentId);
  if (!payment) return { ok: false, refusal: 'payment_unknown' };

  return await inTransaction(db, async (tx): Promise<Finalized> => {
    const checkout = await lockCheckout(tx, payment);
    const already = await findOrderOfPayment(tx, paymentIntentId);
    if (already) return { ok: true, order: already.order };

    const settled = settle(checkout, payment);
    if (!settled.ok) return settled;

    const order = placePaidOrder(settled.draft, settled.checkout.id, paymentIntentId, now());
    await insertOrder(tx, order, settled.checkout.buyerDigest);
    return { ok: true, order };
  });
}
