import { randomBytes } from 'node:crypto';
import type { OrderBody } from '#contract/orders.ts';
import { inTransaction } from '#db/connection.ts';
import { type Checkout, isSameOrder, type SettleRefusal } from '#domain/checkout/settle.ts';
import { orderIdFrom } from '#domain/ids.ts';
import { centsToDollars, dollarsToCents } from '#domain/money.ts';
import type { Order } from '#domain/orders/order.ts';
import { placeUnpaidOrder } from '#domain/orders/place-order.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import { insertOrder } from '../orders/order-queries.ts';
import { findCheckoutOfPayment, recordDraft } from './checkout-queries.ts';
import type { CheckoutServices } from './checkout-services.ts';
import { finalize } from './finalize.ts';
import { quoteOrder, wantedLinesOf } from './quote-order.ts';

export type Placed = { ok: true; order: Order } | Refusal;

/** Places an order without a payment; staff see it as unpaid. */
export async function placeOrderWithoutPayment(
  { db, rules, now }: CheckoutServices,
  body: OrderBody,
  buyerDigest: string,
): Promise<Placed> {
  const quoted = await quoteOrder(db, rules, body);
  if (!quoted.ok) return quoted;
  const order = placeUnpaidOrder(quoted.draft, orderIdFrom(randomBytes(16)), now());
  await inTransaction(db, (tx) => insertOrder(tx, order, buyerDigest));
  return { ok: true, order };
}

/**
 * Places the order of a payment. What was quoted when the payment was announced is what the order becomes, even if a price
 * has changed since; a body that asks for something else is refused.
 */
export async function placePaidOrderOf(
  services: CheckoutServices,
  paymentIntentId: string,
  body: OrderBody,
  buyerDigest: string,
): Promise<Placed> {
  const announced = await findCheckoutOfPayment(services.db, paymentIntentId);
  if (!announced) return explain('payment_unknown');

  if (!announced.draft) {
    const { db, rules } = services;
    const quoted = await quoteOrder(db, rules, body);
    if (!quoted.ok) return quoted;
    if (quoted.draft.total !== announced.total) return paidAnotherAmount(announced.total);
    await recordDraft(db, announced.id, { wanted: wantedLinesOf(body), draft: quoted.draft, buyerDigest });
  }

  // Read again: of two requests that brought different orders for this payment, only one was recorded.
  const checkout = await findCheckoutOfPayment(services.db, paymentIntentId);
  if (!checkout || !isFor(checkout, body))
    return refuse('payment_mismatch', 'This payment was made for another order.');

  const finalized = await finalize(services, paymentIntentId);
  return finalized.ok ? finalized : explain(finalized.refusal);
}

function isFor({ wanted, total }: Checkout, body: OrderBody): boolean {
  const hasSameTotal = body.total === undefined || dollarsToCents(body.total) === total;
  return hasSameTotal && wanted !== null && isSameOrder(wantedLinesOf(body), wanted);
}

function paidAnotherAmount(paid: number): Refusal {
  const message = `This payment is about $${centsToDollars(paid).toFixed(2)}, which is not what this order costs.`;
  return refuse('payment_mismatch', message);
}

function explain(refusal: SettleRefusal): Refusal {
  switch (refusal) {
    case 'payment_unknown':
      return refuse('payment_refused', 'The shop knows no such payment.');
    case 'payment_not_succeeded':
      return refuse('payment_refused', 'The payment has not succeeded.');
    case 'amount_differs':
      return refuse('payment_mismatch', 'The payment is not about what this order costs.');
    case 'order_not_sent':
      return refuse('payment_mismatch', 'No order was sent for this payment.');
  }
}
