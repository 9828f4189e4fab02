import type { createPaymentIntent } from '#contract/calls/checkout.ts';
import type { ParsedInput } from '#contract/define-call.ts';
import type { Transaction } from '#db/connection.ts';
import { isDuplicate } from '#db/database-errors.ts';
import { possibleTotals } from '#domain/checkout/possible-totals.ts';
import type { WantedLine } from '#domain/checkout/quote.ts';
import type { CartPieces, Checkout } from '#domain/checkout/settle.ts';
import { orderIdFrom } from '#domain/ids.ts';
import { planOf } from '#domain/members/plan.ts';
import { type Cents, MAX_PAYMENT } from '#domain/money.ts';
import type { NewOrder } from '#domain/orders/order.ts';
import type { OrderDiscount } from '#domain/pricing/discounted-cart.ts';
import type { Product } from '#domain/products/product.ts';
import { isAvailable } from '#domain/products/stock.ts';
import type { Variant } from '#domain/products/variants/variant.ts';
import { findCartOf } from '../cart/find-cart-of.ts';
import { CART_CHANGED, hasPieces } from '../cart/ordered-pieces.ts';
import { findDiscounter } from '../discounts/find-discounter.ts';
import { limitGuessedCodes } from '../discounts/limit-guessed-codes.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Visitor } from '../http/visitor.ts';
import { findMemberPlan } from '../members/find-member-plan.ts';
import { findCheckout } from '../payments/checkout-queries.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { wantedLinesOf } from '../pricing/price-lines.ts';
import { findProduct } from '../products/product-queries.ts';
import { findCustomerFor } from '../saved-cards/find-customer.ts';
import { ownPlaceOf } from '../stock/place-queries.ts';
import { findOrCreatePayment } from './create-payment.ts';
import { endCheckoutOfCart, whyMissing } from './end-checkout-of-cart.ts';
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
 * address), takes its discounts (D1), stores it, and only then creates the payment at the provider, outside
 * any transaction: no payment exists that the shop does not know. The same `seed` makes the same checkout and
 * payment, so a repeated request pays nothing twice.
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

/** Stores the only open checkout of the visitor's cart (C4); of two at the same time, the later one stays. */
async function storeForCart(
  services: PaymentServices,
  body: Body,
  id: string,
  buyer: Buyer,
): Promise<Checkout | Refusal> {
  const earlier = await findCheckout(services.db, id);
  if (earlier) return earlier;
  const cart = await findCartOf(services, buyer.visitor);
  if (!cart) return CART_CHANGED;
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const refusal = await endCheckoutOfCart(services, cart.id, id);
    if (refusal) return refusal;
    try {
      return await storeCheckout(services, body, id, buyer, cart.id);
    } catch (error) {
      if (!isDuplicate(error, 'one_open_checkout_per_cart')) throw error;
    }
  }
  return PAID_ELSEWHERE;
}

/** As many tabs that pay for one cart at the same time are no shopper's. */
const MOST_TRIES = 5;

const PAID_ELSEWHERE = refuse('conflict', 'Another tab is paying for this cart. Please try again.');

async function storeCheckout(
  services: PaymentServices,
  body: Body,
  id: string,
  { buyerDigest, visitor }: Buyer,
  cartId: string | null = null,
): Promise<Checkout | Refusal> {
  const guessed = await limitGuessedCodes(services.db, codesOf(body), visitor);
  if (guessed) return guessed;
  const saved = body.savedCard ? await findCustomerFor(services, body.savedCard.account, visitor) : null;
  if (saved && !saved.ok) return saved;
  const own = { checkoutId: id, buyerDigest: visitor.buyerDigest };
  await endOlderHolds(services, own, { productIds: productsOf(body), codes: codesOf(body) });
  const agreed = body.order
    ? await agreeOnOrder(services, body, body.order, visitor)
    : await agreeOnAmount(services, body, visitor);
  if (!agreed.ok) return agreed;
  const { total, wanted, newOrder, counted, discounts, pieces } = agreed;
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
    wanted,
    newOrder,
    ...(cart && { cartId: cart.cartId, cartPieces: cart.pieces }),
    ...(saved && { customerId: saved.customerId, savesCard: body.savedCard?.use === 'save' }),
    buyerDigest,
    place: ownPlaceOf(visitor.address),
    createdAt: services.now(),
    heldUntil: null,
    outcome: null,
  };
  const lastCheck = async (tx: Transaction) =>
    cart && !(await hasPieces(tx, cart)) ? await whyMissing(tx, cart) : null;
  const needs = { counted, discounts, ...(cart && { lastCheck }) };
  return await storeWithHolds(services, unheld, needs, visitor);
}

function productsOf({ order, orderData }: Body): string[] {
  return order ? order.products.map(({ productId }) => productId) : [orderData.productId];
}

function codesOf({ order, codes }: Body): readonly string[] {
  return order?.codes ?? codes;
}

type Agreed =
  | {
      ok: true;
      total: Cents;
      wanted: WantedLine[] | null;
      newOrder: NewOrder | null;
      /** Quantities of the products whose stock is counted. */
      counted: ReadonlyMap<string, number>;
      /** What the payment takes a use of. */
      discounts: readonly OrderDiscount[];
      /** Of a cart, if the order is for one. */
      pieces: CartPieces[] | null;
    }
  | Refusal;

/** A payment with its order is for exactly the total that the server computes. */
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
  return { ok: true, total, wanted: wantedLinesOf(order.products), newOrder, counted, discounts, pieces };
}

/** A payment without its order is for an amount that the product costs with some choice of its options. */
async function agreeOnAmount(
  { db, settings, now }: PaymentServices,
  { orderData, amount: total, codes }: Body,
  visitor: Visitor,
): Promise<Agreed> {
  const { productId, quantity, customerEmail } = orderData;
  const product = await findProduct(db, productId);
  if (!product) return refuse('not_found', 'This product is no longer sold.');
  if (!isAvailable(product)) return refuse('product_unavailable', `${product.name} is out of stock.`);
  if (product.stock !== null && product.stock < quantity)
    return refuse('product_unavailable', `Only ${product.stock} of ${product.name} are left.`);
  const rules = await settings.read();
  const plan = await findMemberPlan(db, customerEmail, { visitor, now: now() });
  const benefit = plan && planOf(plan).benefit;
  const about = { codes, email: customerEmail, productIds: [productId] };
  const question = { ...about, now: now(), zone: rules.timeZone };
  const discounter = await findDiscounter({ db, settings }, question);
  const offers = possibleTotals(product, quantity, { rules, benefit, discounter });
  const [withoutOptions] = offers;
  const agreed = offers.find((offer) => offer.total === total);
  if (withoutOptions && !agreed) return totalChanged(withoutOptions);
  if (total > MAX_PAYMENT) return refuse('invalid', 'The amount is too large for one payment.');
  const variant = variantOf(product, orderData.variantId);
  if (orderData.variantId && !variant) return refuse('option_unavailable', 'This variant is not offered.');
  if (variant && variant.stock !== null && variant.stock < quantity)
    return refuse('product_unavailable', `Only ${variant.stock} of ${product.name} are left.`);
  // Without a variant nothing is held: its order will say what it wants.
  const counted = new Map(variant === null || variant.stock === null ? [] : [[variant.id, quantity]]);
  return {
    ok: true,
    total,
    wanted: null,
    newOrder: null,
    counted,
    discounts: agreed?.discounts ?? [],
    pieces: null,
  };
}

/** The variant that is paid for; null if it is not known, or not offered. */
function variantOf({ variants = [] }: Product, id: string | null | undefined): Variant | null {
  const offered = variants.filter(({ isOffered }) => isOffered);
  if (id) return offered.find((variant) => variant.id === id) ?? null;
  return offered.length === 1 ? (offered[0] ?? null) : null;
}
