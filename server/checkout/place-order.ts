import type { OrderBody } from '#contract/calls/orders.ts';
import { inTransaction } from '#db/connection.ts';
import { isDuplicate } from '#db/database-errors.ts';
import { isSameOrder } from '#domain/checkout/same-order.ts';
import type { OrderCheckout } from '#domain/checkout/settle.ts';
import { orderIdFrom } from '#domain/ids.ts';
import { type Cents, formatMoney } from '#domain/money.ts';
import type { Order } from '#domain/orders/order.ts';
import { placeUnpaidOrder } from '#domain/orders/place-order.ts';
import { deliveryTimeOf } from '#domain/settings/settings.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { HasProven } from '../http/visitor.ts';
import { findOrder, insertOrder } from '../orders/order-queries.ts';
import { findCheckoutOfPayment, recordOrder } from '../payments/checkout-queries.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { carryOutRefund, recordRefund } from '../refunds/carry-out-refund.ts';
import { takeStock } from '../stock/stock-queries.ts';
import { explainOutcome, madeForAnother, unknownPayment } from './explain-outcome.ts';
import { type Finalized, finalize } from './finalize.ts';
import { quoteOrder, wantedLinesOf } from './quote-order.ts';

export type Placed = { ok: true; order: Order } | Refusal;

type Buyer = { seed: Uint8Array; buyerDigest: string; hasProven: HasProven };

/** Places an order without a payment; staff see it as unpaid. The same `seed` makes the same order. */
export async function placeOrderWithoutPayment(
  services: PaymentServices,
  body: OrderBody,
  { seed, buyerDigest, hasProven }: Buyer,
): Promise<Placed> {
  const { db, settings, now } = services;
  const id = orderIdFrom(seed);
  const earlier = await findOrder(db, id);
  if (earlier) return { ok: true, order: earlier.order };
  const quoted = await quoteOrder(services, body, { hasProven });
  if (!quoted.ok) return quoted;
  const deliveryTime = deliveryTimeOf(await settings.read());
  const order = placeUnpaidOrder(quoted.newOrder, id, now(), deliveryTime);
  try {
    const isPlaced = await inTransaction(db, async (tx) => {
      if (!(await takeStock(tx, quoted.counted))) return false;
      await insertOrder(tx, order, buyerDigest);
      return true;
    });
    return isPlaced
      ? { ok: true, order }
      : refuse('product_unavailable', 'Someone else has just taken the last pieces.');
  } catch (error) {
    // Of two equal requests at once the other was first.
    const same = isDuplicate(error, 'orders_pkey') ? await findOrder(db, id) : null;
    if (same) return { ok: true, order: same.order };
    throw error;
  }
}

/**
 * Places the order of a payment. What was quoted when the payment was started is what the order becomes, even
 * if a price has changed since; a body that asks for something else is refused.
 */
export async function placePaidOrderOf(
  services: PaymentServices,
  paymentIntentId: string,
  body: OrderBody,
  buyer: Omit<Buyer, 'seed'>,
): Promise<Placed> {
  const started = await findCheckoutOfPayment(services.db, paymentIntentId);
  if (!started) return unknownPayment();
  if (started.purpose !== 'order') return madeForAnother('order');
  const checkout =
    started.newOrder || started.outcome ? started : await addOrder(services, started, body, buyer);
  if ('refusal' in checkout) return checkout;
  if (checkout.outcome !== 'refunded' && !isFor(checkout, body)) return madeForAnother('order');
  return explain(await finalize(services, paymentIntentId, checkout));
}

/** Gives a checkout that was started without an order the one it was paid for. */
async function addOrder(
  services: PaymentServices,
  checkout: OrderCheckout,
  body: OrderBody,
  { buyerDigest, hasProven }: Omit<Buyer, 'seed'>,
): Promise<OrderCheckout | Refusal> {
  const { db } = services;
  const quoted = await quoteOrder(services, body, { hasProven, isPaid: true });
  if (!quoted.ok && quoted.refusal.code === 'not_found') return await refundGone(services, checkout, quoted);
  if (!quoted.ok) return quoted;
  if (quoted.newOrder.total !== checkout.total) return paidAnotherAmount(checkout.total);
  await recordOrder(db, checkout.id, { wanted: wantedLinesOf(body), newOrder: quoted.newOrder, buyerDigest });
  // Read again: of two requests that brought different orders for this payment, only one was recorded.
  const recorded = checkout.paymentIntentId && (await findCheckoutOfPayment(db, checkout.paymentIntentId));
  return recorded && recorded.purpose === 'order' ? recorded : checkout;
}

/** What was paid for is no longer sold: waiting for another order would only keep the shopper's money. */
async function refundGone(
  services: PaymentServices,
  checkout: OrderCheckout,
  refusal: Refusal,
): Promise<OrderCheckout | Refusal> {
  const { paymentIntentId } = checkout;
  const payment = paymentIntentId === null ? null : await services.payments.findPayment(paymentIntentId);
  if (payment?.status !== 'succeeded') return refusal;
  await recordRefund(services, payment, 'product_gone');
  await carryOutRefund(services, payment.id);
  return { ...checkout, outcome: 'refunded' };
}

function isFor({ wanted, total }: OrderCheckout, body: OrderBody): boolean {
  const hasSameTotal = body.total === undefined || body.total === total;
  return hasSameTotal && wanted !== null && isSameOrder(wantedLinesOf(body), wanted);
}

function paidAnotherAmount(paid: Cents): Refusal {
  return refuse(
    'payment_mismatch',
    `This payment is about ${formatMoney(paid)}, which is not what this order costs.`,
  );
}

function explain(end: Finalized): Placed {
  switch (end.kind) {
    case 'ordered':
      return { ok: true, order: end.order };
    case 'joined':
      return madeForAnother('order');
    default:
      return explainOutcome(end, 'order');
  }
}
