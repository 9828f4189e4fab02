import type { createPaymentIntent } from '#contract/calls/checkout.ts';
import type { ParsedInput } from '#contract/define-call.ts';
import type { Transaction } from '#db/connection.ts';
import { isDuplicate } from '#db/database-errors.ts';
import type { Checkout } from '#domain/checkout/settle.ts';
import { orderIdFrom } from '#domain/ids.ts';
import { findVisitorCart } from '../cart/find-visitor-cart.ts';
import { CART_CHANGED, hasPieces } from '../cart/ordered-pieces.ts';
import { limitGuessedCodes } from '../discounts/limit-guessed-codes.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Visitor } from '../http/visitor.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { findCustomerFor } from '../saved-cards/find-customer.ts';
import { digestLimitedIp } from '../stock/ip-hold-queries.ts';
import { type Agreed, agreeOnAmount } from './agree-on-amount.ts';
import { findCheckout } from './checkout-queries.ts';
import { findOrCreatePayment } from './create-payment.ts';
import { endCartCheckout, explainMissingPieces } from './end-cart-checkout.ts';
import { endOlderHolds } from './end-older-holds.ts';
import { explainProviderRefusal, refuseUnpayable } from './explain-outcome.ts';
import { type Buyer, quoteOrder, totalChanged } from './quote-order.ts';
import { storeWithHolds } from './store-checkout.ts';

type Body = ParsedInput<typeof createPaymentIntent>['body'] & {
  /** True for an order that costs nothing: it is placed without a payment. */
  isFree?: true;
};

/**
 * Prices what is to be paid, holds its stock where that is counted (within the allowance of its browser and
 * address), takes its discounts (model D1), stores it, and only then creates the payment at the provider,
 * outside any transaction: no payment exists that the shop does not know. The same `seed` makes the same
 * checkout and payment, so a repeated request pays nothing twice.
 */
export async function startCheckout(services: PaymentServices, body: Body, buyer: Buyer) {
  const checkout = await announce(services, body, buyer);
  if ('refusal' in checkout) return checkout;
  const payment = await findOrCreatePayment(services, checkout);
  if (payment.ok) return { ok: true as const, checkout, payment };
  const emailField = body.order ? 'order.userEmail' : 'orderData.customerEmail';
  return explainProviderRefusal(payment.providerRefusal, { amount: checkout.total, emailField });
}

/** Stores the checkout of a request, once. */
export async function announce(
  services: PaymentServices,
  body: Body,
  buyer: Buyer,
): Promise<Checkout | Refusal> {
  const id = orderIdFrom(buyer.seed);
  const store = body.order?.cart ? storeForCart : storeCheckout;
  const stored = await store(services, body, id, buyer);
  // An earlier, equal request whose answer was lost may have been accepted.
  return 'refusal' in stored ? ((await findCheckout(services.db, id)) ?? stored) : stored;
}

/**
 * Stores the only open checkout of the visitor's cart (model C4); of two at the same time, the later one
 * stays.
 */
async function storeForCart(
  services: PaymentServices,
  body: Body,
  id: string,
  buyer: Buyer,
): Promise<Checkout | Refusal> {
  const earlier = await findCheckout(services.db, id);
  if (earlier) return earlier;
  const cart = await findVisitorCart(services, buyer.visitor);
  if (!cart) return CART_CHANGED;
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const refusal = await endCartCheckout(services, cart.id, id);
    if (refusal) return refusal;
    try {
      return await storeCheckout(services, body, id, buyer, cart.id);
    } catch (error) {
      if (!isDuplicate(error, 'one_open_checkout_per_cart')) throw error;
    }
  }
  return PAID_ELSEWHERE;
}

/** Abuse limit: no shopper pays for one cart in more tabs at the same time. */
const MOST_TRIES = 5;

const PAID_ELSEWHERE = refuse('conflict', 'Another tab is paying for this cart. Please try again.');

async function storeCheckout(
  services: PaymentServices,
  body: Body,
  id: string,
  { buyerDigest, visitor }: Buyer,
  cartId: string | null = null,
): Promise<Checkout | Refusal> {
  const guessed = await limitGuessedCodes(services.db, listCodes(body), visitor);
  if (guessed) return guessed;
  const saved = body.savedCard ? await findCustomerFor(services, body.savedCard.account, visitor) : null;
  if (saved && !saved.ok) return saved;
  const own = { checkoutId: id, buyerDigest: visitor.buyerDigest };
  await endOlderHolds(services, own, { productIds: listProductIds(body), codes: listCodes(body) });
  const agreed = body.order
    ? await agreeOnOrder(services, body, body.order, visitor)
    : await agreeOnAmount(services, body, visitor);
  if (!agreed.ok) return agreed;
  const { total, lines, newOrder, counted, discounts, pieces } = agreed;
  const unpayable = body.isFree ? null : refuseUnpayable(total);
  if (unpayable) return unpayable;
  const cart = cartId !== null && pieces ? { cartId, pieces } : null;
  const unheld: Checkout = {
    id,
    purpose: 'order',
    paymentIntentId: null,
    total,
    currency: body.currency,
    email: body.order?.userEmail ?? body.orderData.customerEmail,
    lines,
    newOrder,
    ...(cart && { cartId: cart.cartId, cartPieces: cart.pieces }),
    ...(saved && { customerId: saved.customerId, savesCard: body.savedCard?.use === 'save' }),
    buyerDigest,
    ipDigest: digestLimitedIp(visitor.ip),
    createdAt: services.now(),
    heldUntil: null,
    outcome: null,
  };
  const lastCheck = async (tx: Transaction) =>
    cart && !(await hasPieces(tx, cart)) ? await explainMissingPieces(tx, cart) : null;
  const needs = { counted, discounts, ...(cart && { lastCheck }) };
  return await storeWithHolds(services, unheld, needs, visitor);
}

function listProductIds({ order, orderData }: Body): string[] {
  return order ? order.products.map(({ productId }) => productId) : [orderData.productId];
}

function listCodes({ order, codes }: Body): readonly string[] {
  return order?.codes ?? codes;
}

/** Agrees on the amount of a payment with its order: exactly the total that the server computes. */
async function agreeOnOrder(
  services: PaymentServices,
  { amount }: Body,
  order: NonNullable<Body['order']>,
  visitor: Visitor,
): Promise<Agreed> {
  const quoted = await quoteOrder(services, order, visitor);
  if (!quoted.ok) return quoted;
  const { newOrder, counted, pieces } = quoted;
  if (amount !== newOrder.total) return totalChanged(newOrder);
  const { total, discounts = [] } = newOrder;
  return { ok: true, total, lines: order.products, newOrder, counted, discounts, pieces };
}
