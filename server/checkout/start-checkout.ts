import type { createPaymentIntent } from '#contract/calls/checkout.ts';
import type { ParsedInput } from '#contract/define-call.ts';
import { inTransaction } from '#db/connection.ts';
import type { WantedLine } from '#domain/checkout/quote.ts';
import type { Checkout } from '#domain/checkout/settle.ts';
import { orderIdFrom } from '#domain/ids.ts';
import { planOf } from '#domain/members/plan.ts';
import { type Cents, MAX_PAYMENT } from '#domain/money.ts';
import type { NewOrder } from '#domain/orders/order.ts';
import { totalOrder } from '#domain/pricing/totals.ts';
import { possibleUnitPrices } from '#domain/pricing/unit-price.ts';
import { isAvailable } from '#domain/products/stock.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Visitor } from '../http/visitor.ts';
import { findMemberPlan } from '../members/find-member-plan.ts';
import { findCheckout, insertCheckout } from '../payments/checkout-queries.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { findProduct } from '../products/product-queries.ts';
import { holdStock } from '../stock/hold-stock.ts';
import { mayHoldStock } from '../stock/may-hold-stock.ts';
import { placeOf } from '../stock/place-queries.ts';
import { findOrCreatePayment } from './create-payment.ts';
import { endOlderHolds } from './end-older-holds.ts';
import { explainProviderRefusal } from './explain-outcome.ts';
import { type Buyer, quoteOrder, totalChanged, wantedLinesOf } from './quote-order.ts';

type Body = ParsedInput<typeof createPaymentIntent>['body'];

/**
 * Prices what is to be paid, holds its stock where that is counted (within the allowance of its browser and
 * address), stores it, and only then creates the payment at the provider, outside any transaction: no payment
 * exists that the shop does not know. The same `seed` makes the same checkout and payment, so a repeated
 * request pays nothing twice.
 */
export async function startCheckout(services: PaymentServices, body: Body, buyer: Buyer) {
  const id = orderIdFrom(buyer.seed);
  const stored = await storeCheckout(services, body, id, buyer);
  // An earlier, equal request whose answer was lost may have been accepted.
  const checkout = 'refusal' in stored ? ((await findCheckout(services.db, id)) ?? stored) : stored;
  if ('refusal' in checkout) return checkout;
  const payment = await findOrCreatePayment(services, checkout);
  if (payment.ok) return { ok: true as const, checkout, payment };
  const emailField = body.order ? 'order.userEmail' : 'orderData.customerEmail';
  return explainProviderRefusal(payment.providerRefusal, { amount: checkout.total, emailField });
}

async function storeCheckout(
  services: PaymentServices,
  body: Body,
  id: string,
  { buyerDigest, visitor }: Buyer,
): Promise<Checkout | Refusal> {
  await endOlderHolds(services, { checkoutId: id, buyerDigest: visitor.buyerDigest }, productsOf(body));
  const agreed = body.order
    ? await agreeOnOrder(services, body, body.order, visitor)
    : await agreeOnAmount(services, body, visitor);
  if (!agreed.ok) return agreed;
  const { db, holdTime, reconcile } = services;
  const now = services.now();
  const { total, wanted, newOrder, counted } = agreed;
  const unheld: Checkout = {
    id,
    purpose: 'order',
    paymentIntentId: null,
    total,
    currency: body.currency,
    email: body.order?.userEmail ?? body.orderData.customerEmail,
    wanted,
    newOrder,
    buyerDigest,
    createdAt: now,
    heldUntil: null,
    outcome: null,
  };
  const nextLookAt = new Date(now.getTime() + reconcile.after);
  if (counted.size === 0) return await insertCheckout(db, unheld, nextLookAt);
  return await inTransaction(db, async (tx) => {
    if (!(await mayHoldStock(tx, visitor.address, counted)))
      return await insertCheckout(tx, unheld, nextLookAt);
    const checkout = { ...unheld, heldUntil: new Date(now.getTime() + holdTime) };
    const stored = await insertCheckout(tx, checkout, nextLookAt);
    // Of two equal requests only the one that stores the checkout holds stock for it.
    if (
      stored !== checkout ||
      (await holdStock(tx, id, counted, { at: now, place: placeOf(visitor.address) }))
    )
      return stored;
    throw new SoldOut();
  }).catch((error: unknown) => {
    if (error instanceof SoldOut) return refuse('product_unavailable', SOLD_OUT);
    throw error;
  });
}

function productsOf({ order, orderData }: Body): string[] {
  return order ? order.products.map(({ productId }) => productId) : [orderData.productId];
}

/** Undoes the transaction. */
class SoldOut extends Error {}

const SOLD_OUT = 'Someone else has just taken the last pieces. Nothing was charged.';

type Agreed =
  | {
      ok: true;
      total: Cents;
      wanted: WantedLine[] | null;
      newOrder: NewOrder | null;
      /** Quantities of the products whose stock is counted. */
      counted: ReadonlyMap<string, number>;
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
  const { newOrder, counted } = quoted;
  if (amount !== newOrder.total) return totalChanged(newOrder);
  return { ok: true, total: newOrder.total, wanted: wantedLinesOf(order), newOrder, counted };
}

/** A payment without its order is for an amount that the product costs with some choice of its options. */
async function agreeOnAmount(
  { db, settings, now }: PaymentServices,
  { orderData, amount: total }: Body,
  { hasProven }: Visitor,
): Promise<Agreed> {
  const { productId, quantity, customerEmail } = orderData;
  const product = await findProduct(db, productId);
  if (!product) return refuse('not_found', 'This product is no longer sold.');
  if (!isAvailable(product)) return refuse('product_unavailable', `${product.name} is out of stock.`);
  if (product.stock !== null && product.stock < quantity)
    return refuse('product_unavailable', `Only ${product.stock} of ${product.name} are left.`);
  const rules = await settings.read();
  const plan = await findMemberPlan(db, customerEmail, { hasProven, now: now() });
  const offers = [...possibleUnitPrices(product)].map((unitPrice) =>
    totalOrder([{ unitPrice, quantity }], rules, plan && planOf(plan).benefit),
  );
  const [withoutOptions] = offers;
  if (withoutOptions && !offers.some((offer) => offer.total === total)) return totalChanged(withoutOptions);
  if (total > MAX_PAYMENT) return refuse('invalid', 'The amount is too large for one payment.');
  const counted = new Map(product.stock === null ? [] : [[productId, quantity]]);
  return { ok: true, total, wanted: null, newOrder: null, counted };
}
