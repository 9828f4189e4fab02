import type { OrderBody } from '#contract/calls/order-body.ts';
import { inTransaction } from '#db/connection.ts';
import { isDuplicate } from '#db/database-errors.ts';
import { isFree } from '#domain/checkout/payable.ts';
import { isSameOrder } from '#domain/checkout/same-order.ts';
import type { OrderCheckout } from '#domain/checkout/settle.ts';
import { orderIdFrom } from '#domain/ids.ts';
import { formatMoney } from '#domain/money.ts';
import type { Order } from '#domain/orders/order.ts';
import { placeUnpaidOrder } from '#domain/orders/place-order.ts';
import { unpaidUntil } from '#domain/orders/unpaid-order.ts';
import { deliveryTimeOf } from '#domain/settings/settings.ts';
import type { StockCause } from '#domain/stock/movement.ts';
import { findVisitorCart } from '../cart/find-visitor-cart.ts';
import { CART_CHANGED, hasPieces, takeOut } from '../cart/ordered-pieces.ts';
import { digestCustomer } from '../discounts/find-discounter.ts';
import { limitGuessedCodes } from '../discounts/limit-guessed-codes.ts';
import { DiscountUsedUp, takeDiscounts } from '../discounts/take-discounts.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import type { Visitor } from '../http/visitor.ts';
import { insertOrder } from '../orders/insert-order.ts';
import { findOrder } from '../orders/order-queries.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { refundPayment } from '../refunds/refund-payment.ts';
import { digestLimitedIp } from '../stock/ip-hold-queries.ts';
import { takeStock } from '../stock/move-stock.ts';
import { findCheckout, findCheckoutOfPayment, recordOrder } from './checkout-queries.ts';
import { endCartCheckout } from './end-cart-checkout.ts';
import { explainOutcome, refuseOtherPurpose, refuseUnknownPayment } from './explain-outcome.ts';
import { finalize } from './finalize.ts';
import { limitInShop, recordUnpaidIp } from './limit-unpaid-orders.ts';
import { placeFreeOrder } from './place-free-order.ts';
import { type Buyer, quoteOrder } from './quote-order.ts';

type Placed = { ok: true; order: Order } | Refusal;

/**
 * Places an order without a payment: unpaid, and canceled after a time. The same `seed` makes the same order.
 */
export async function placeOrderWithoutPayment(
  services: PaymentServices,
  body: OrderBody,
  { seed, buyerDigest, visitor, findStaff }: Buyer & { findStaff: () => Promise<Staff | null> },
): Promise<Placed> {
  const { db, settings } = services;
  const id = orderIdFrom(seed);
  const earlier = await findOrder(db, id);
  if (earlier) return { ok: true, order: earlier.order };
  const guessed = await limitGuessedCodes(db, body.codes, visitor);
  if (guessed) return guessed;
  const ending = await endCheckoutFor(services, body, visitor);
  if (!ending.ok) return ending;
  const quoted = await quoteOrder(services, body, visitor);
  if (!quoted.ok) return quoted;
  if (isFree(quoted.newOrder)) return await placeFreeOrder(services, body, { seed, buyerDigest, visitor });
  const isStaff = (await findStaff()) !== null;
  const cart = ending.cartId && quoted.pieces ? { cartId: ending.cartId, pieces: quoted.pieces } : null;
  const rules = await settings.read();
  const at = services.now();
  const times = { deliveryTime: deliveryTimeOf(rules), unpaidUntil: unpaidUntil(at, rules) };
  const order = placeUnpaidOrder(quoted.newOrder, id, at, times);
  const cause: StockCause = { kind: 'order', id, reason: 'Ordered without a payment', at };
  try {
    const refusal = await inTransaction(db, async (tx) => {
      const { ip } = visitor;
      const { counted } = quoted;
      const tooMany = isStaff ? null : await limitInShop(tx, { counted, ip, now: at });
      if (tooMany) return tooMany;
      const taken = await takeStock(tx, counted, cause);
      if (!taken) return SOLD_OUT;
      const customerDigest = digestCustomer(order.userEmail);
      const ipDigest = isStaff ? null : digestLimitedIp(ip);
      const discounts = order.discounts ?? [];
      await takeDiscounts(tx, discounts, { checkoutId: id, customerDigest, at, ipDigest });
      await insertOrder(tx, order, buyerDigest, taken);
      if (ipDigest && (taken.size > 0 || discounts.length > 0))
        await recordUnpaidIp(tx, { orderId: id, ipDigest, until: times.unpaidUntil });
      if (cart && !(await hasPieces(tx, cart))) throw new CartChanged();
      if (cart) await takeOut(tx, cart, order, at);
      return null;
    });
    // An equal request at the same time may have taken the last place or piece.
    const same = refusal && (await findOrder(db, id));
    if (same) return { ok: true, order: same.order };
    return refusal ?? { ok: true, order };
  } catch (error) {
    // An equal request at the same time was first.
    const same = isDuplicate(error, 'orders_pkey') ? await findOrder(db, id) : null;
    if (same) return { ok: true, order: same.order };
    if (error instanceof DiscountUsedUp) return error.refusal;
    if (error instanceof CartChanged) return CART_CHANGED;
    throw error;
  }
}

/** Undoes the transaction. */
class CartChanged extends Error {}

/**
 * Returns the cart that an order without a payment is for, whose payment is ended (model C4); null if it is
 * for none.
 */
async function endCheckoutFor(
  services: PaymentServices,
  { cart: isForCart }: OrderBody,
  visitor: Visitor,
): Promise<{ ok: true; cartId: string | null } | Refusal> {
  if (!isForCart) return { ok: true, cartId: null };
  const cart = await findVisitorCart(services, visitor);
  if (!cart) return CART_CHANGED;
  return (await endCartCheckout(services, cart.id)) ?? { ok: true, cartId: cart.id };
}

const SOLD_OUT = refuse('product_unavailable', 'Someone else has just taken the last pieces.');

/**
 * Places the order of a payment, as it was quoted when the payment was started, even if a price has changed
 * since. A body that asks for something else is refused.
 */
export async function placePaidOrder(
  services: PaymentServices,
  paymentIntentId: string,
  body: OrderBody,
  buyer: Buyer,
): Promise<Placed> {
  const started = await findCheckoutOfPayment(services.db, paymentIntentId);
  if (!started) return refuseUnknownPayment();
  if (started.purpose !== 'order') return refuseOtherPurpose('order');
  const checkout =
    started.newOrder || started.outcome ? started : await addOrder(services, started, body, buyer);
  if ('refusal' in checkout) return checkout;
  if (checkout.outcome !== 'refunded' && !isFor(checkout, body)) return refuseOtherPurpose('order');
  const end = await finalize(services, paymentIntentId, checkout);
  if (end.kind === 'ordered') return { ok: true, order: end.order };
  return end.kind === 'joined' ? refuseOtherPurpose('order') : explainOutcome(end, 'order');
}

/** Adds the order to a checkout that was started without one. */
async function addOrder(
  services: PaymentServices,
  checkout: OrderCheckout,
  body: OrderBody,
  { buyerDigest, visitor }: Buyer,
): Promise<OrderCheckout | Refusal> {
  const { db } = services;
  const guessed = await limitGuessedCodes(db, body.codes, visitor);
  if (guessed) return guessed;
  const quoted = await quoteOrder(services, body, visitor, { isPaid: true, checkoutId: checkout.id });
  if (!quoted.ok && quoted.refusal.code === 'not_found') return await refundGone(services, checkout, quoted);
  if (!quoted.ok) return quoted;
  if (quoted.newOrder.total !== checkout.total) {
    const paid = formatMoney(checkout.total);
    const message = `This payment is about ${paid}, which is not what this order costs.`;
    return refuse('payment_mismatch', message);
  }
  const { newOrder } = quoted;
  const lines = body.products;
  const at = services.now();
  const user = { checkoutId: checkout.id, customerDigest: digestCustomer(newOrder.userEmail), at };
  try {
    await inTransaction(db, async (tx) => {
      // Most were taken when the payment was started.
      await takeDiscounts(tx, newOrder.discounts ?? [], user);
      await recordOrder(tx, checkout.id, { lines, newOrder, buyerDigest });
    });
  } catch (error) {
    if (error instanceof DiscountUsedUp) return error.refusal;
    throw error;
  }
  // Read again: of two requests with different orders for this payment, only one is recorded.
  const recorded = await findCheckout(db, checkout.id);
  return recorded?.purpose === 'order' ? recorded : checkout;
}

/** Refunds a payment whose product is no longer sold, instead of waiting for another order. */
async function refundGone(
  services: PaymentServices,
  checkout: OrderCheckout,
  refusal: Refusal,
): Promise<OrderCheckout | Refusal> {
  const { paymentIntentId } = checkout;
  const payment = paymentIntentId ? await services.payments.findPayment(paymentIntentId) : null;
  if (payment?.status !== 'succeeded') return refusal;
  await refundPayment(services, payment.id, 'product_gone');
  return { ...checkout, outcome: 'refunded' };
}

function isFor({ lines, total }: OrderCheckout, body: OrderBody): boolean {
  const hasSameTotal = body.total === undefined || body.total === total;
  return hasSameTotal && lines !== null && isSameOrder(body.products, lines);
}
