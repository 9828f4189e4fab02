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
import type { HasProven } from '../http/visitor.ts';
import { findMemberPlan } from '../members/find-member-plan.ts';
import { findCheckout, insertCheckout } from '../payments/checkout-queries.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { findProduct } from '../products/product-queries.ts';
import { holdStock } from '../stock/hold-stock.ts';
import { findOrCreatePayment } from './create-payment.ts';
import { quoteOrder, totalChanged, wantedLinesOf } from './quote-order.ts';

type Body = ParsedInput<typeof createPaymentIntent>['body'];

/** Who pays: this browser, and which e-mail addresses it has proven to be its own. */
type Buyer = { buyerDigest: string; hasProven: HasProven };

export type Started = {
  paymentIntentId: string;
  clientSecret: string;
  orderId: string;
  amount: Cents;
  heldUntil: Date | null;
};

/**
 * Prices what is to be paid, keeps its pieces where they are counted, stores it, and only then creates the
 * payment at the provider, outside any transaction: a payment can never exist that the shop knows nothing of.
 * The same `seed` makes the same checkout and payment, so a repeated request pays nothing twice.
 */
export async function startCheckout(
  services: PaymentServices,
  body: Body,
  { seed, ...buyer }: Buyer & { seed: Uint8Array },
): Promise<{ ok: true; started: Started } | Refusal> {
  const id = orderIdFrom(seed);
  const stored = await storeCheckout(services, body, id, buyer);
  // What is refused now may have been agreed when the same request came first, its answer lost.
  const checkout = 'refusal' in stored ? ((await findCheckout(services.db, id)) ?? stored) : stored;
  if ('refusal' in checkout) return checkout;

  const { id: paymentIntentId, clientSecret } = await findOrCreatePayment(services, checkout);
  return {
    ok: true,
    started: {
      paymentIntentId,
      clientSecret,
      orderId: checkout.id,
      amount: checkout.total,
      heldUntil: checkout.heldUntil,
    },
  };
}

async function storeCheckout(
  services: PaymentServices,
  body: Body,
  id: string,
  { buyerDigest, hasProven }: Buyer,
): Promise<Checkout | Refusal> {
  const agreed = body.order
    ? await agreeOnOrder(services, body, body.order, hasProven)
    : await agreeOnAmount(services, body, hasProven);
  if (!agreed.ok) return agreed;
  const { db, holdTime, reconcile } = services;
  const now = services.now();
  const isHeld = agreed.counted.size > 0;
  const checkout: Checkout = {
    id,
    purpose: 'order',
    paymentIntentId: null,
    total: agreed.total,
    currency: body.currency,
    email: body.order?.userEmail ?? body.orderData.customerEmail,
    wanted: agreed.wanted,
    newOrder: agreed.newOrder,
    buyerDigest,
    createdAt: now,
    heldUntil: isHeld ? new Date(now.getTime() + holdTime) : null,
    outcome: null,
  };
  const nextLookAt = new Date(now.getTime() + reconcile.after);
  if (!isHeld) {
    const isNew = await insertCheckout(db, checkout, nextLookAt);
    return isNew ? checkout : ((await findCheckout(db, id)) ?? checkout);
  }
  return await inTransaction(db, async (tx) => {
    // Of two equal requests at once one stores it; the other finds it and takes no pieces.
    if (!(await insertCheckout(tx, checkout, nextLookAt))) return (await findCheckout(tx, id)) ?? checkout;
    if (await holdStock(tx, id, agreed.counted)) return checkout;
    throw new SoldOutMeanwhile();
  }).catch((error: unknown) => {
    if (error instanceof SoldOutMeanwhile) return refuse('product_unavailable', SOLD_OUT_MEANWHILE);
    throw error;
  });
}

/** Undoes the transaction. */
class SoldOutMeanwhile extends Error {}

const SOLD_OUT_MEANWHILE = 'Someone else has just taken the last pieces. Nothing was charged.';

type Agreed =
  | {
      ok: true;
      total: Cents;
      wanted: WantedLine[] | null;
      newOrder: NewOrder | null;
      /** Pieces of counted products, by product. */
      counted: ReadonlyMap<string, number>;
    }
  | Refusal;

/** With its order, a payment is for exactly what the server computes. */
async function agreeOnOrder(
  services: PaymentServices,
  { amount }: Body,
  order: NonNullable<Body['order']>,
  hasProven: HasProven,
): Promise<Agreed> {
  const quoted = await quoteOrder(services, order, { hasProven });
  if (!quoted.ok) return quoted;
  const { newOrder, counted } = quoted;
  if (amount !== newOrder.total) return totalChanged(newOrder);
  return { ok: true, total: newOrder.total, wanted: wantedLinesOf(order), newOrder, counted };
}

/** Without its order, the amount must be one that the product can cost with some choice of its options. */
async function agreeOnAmount(
  { db, settings, now }: PaymentServices,
  { orderData, amount: total }: Body,
  hasProven: HasProven,
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
