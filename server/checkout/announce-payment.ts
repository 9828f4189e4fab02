import { randomBytes } from 'node:crypto';
import type { ParsedInput } from '#contract/call.ts';
import type { createPaymentIntent } from '#contract/checkout.ts';
import type { Checkout } from '#domain/checkout/settle.ts';
import { orderIdFrom } from '#domain/ids.ts';
import { type Cents, dollarsToCents, MAX_PAYMENT } from '#domain/money.ts';
import type { OrderDraft } from '#domain/orders/order.ts';
import { totalOrder } from '#domain/pricing/totals.ts';
import { possibleUnitPrices } from '#domain/pricing/unit-price.ts';
import { findProduct } from '../catalogue/catalogue-queries.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import { insertCheckout, recordPaymentIntent } from './checkout-queries.ts';
import type { CheckoutServices } from './checkout-services.ts';
import { quoteOrder, totalChanged, wantedLinesOf } from './quote-order.ts';

type Body = ParsedInput<typeof createPaymentIntent>['body'];

export type Announced = {
  paymentIntentId: string;
  clientSecret: string;
  orderId: string;
  amount: Cents;
};

/**
 * Prices what is to be paid, stores it, and only then creates the payment at the provider, outside any transaction: a
 * payment can never exist that the shop knows nothing of.
 */
export async function announcePayment(
  services: CheckoutServices,
  body: Body,
  buyerDigest: string,
): Promise<{ ok: true; announced: Announced } | Refusal> {
  const { db, payments, now } = services;
  const agreed = body.order ? await agreeOnOrder(services, body) : await agreeOnAmount(services, body);
  if (!agreed.ok) return agreed;

  const checkout: Checkout = {
    id: orderIdFrom(randomBytes(16)),
    paymentIntentId: null,
    total: agreed.total,
    currency: body.currency,
    wanted: body.order ? wantedLinesOf(body.order) : null,
    draft: agreed.draft,
    buyerDigest,
  };
  await insertCheckout(db, checkout, now());
  const intent = await payments.createPayment({
    checkoutId: checkout.id,
    amount: checkout.total,
    email: body.orderData.customerEmail,
    description: `Marigold order ${checkout.id}`,
  });
  await recordPaymentIntent(db, checkout.id, intent.id);

  const { id: paymentIntentId, clientSecret } = intent;
  return {
    ok: true,
    announced: { paymentIntentId, clientSecret, orderId: checkout.id, amount: checkout.total },
  };
}

type Agreed = { ok: true; total: Cents; draft: OrderDraft | null } | Refusal;

/** With its order, a payment is for exactly what the server computes. */
async function agreeOnOrder({ db, rules }: CheckoutServices, { order, amount }: Body): Promise<Agreed> {
  if (!order) throw new Error('agreeOnOrder needs an order');
  const quoted = await quoteOrder(db, rules, order);
  if (!quoted.ok) return quoted;
  if (dollarsToCents(amount) !== quoted.draft.total) return totalChanged(quoted.draft);
  return { ok: true, total: quoted.draft.total, draft: quoted.draft };
}

/** Without its order, the amount must be one that the product can cost with some choice of its options. */
async function agreeOnAmount({ db, rules }: CheckoutServices, { orderData, amount }: Body): Promise<Agreed> {
  const product = await findProduct(db, orderData.productId);
  if (!product) return refuse('not_found', 'This product is no longer sold.');
  if (!product.availability) return refuse('product_unavailable', `${product.name} is out of stock.`);
  const offers = [...possibleUnitPrices(product)].map((unitPrice) =>
    totalOrder([{ unitPrice, quantity: orderData.quantity }], rules),
  );
  const total = dollarsToCents(amount);
  const [withoutOptions] = offers;
  if (withoutOptions && !offers.some((offer) => offer.total === total)) return totalChanged(withoutOptions);
  if (total > MAX_PAYMENT) return refuse('invalid', 'The amount is too large for one payment.');
  return { ok: true, total, draft: null };
}
