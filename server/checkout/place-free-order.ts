import type { OrderBody } from '#contract/calls/order-body.ts';
import { isFree } from '#domain/checkout/payable.ts';
import { CURRENCY } from '#domain/money.ts';
import type { Order } from '#domain/orders/order.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { finalizeFree } from './finalize-free.ts';
import { type Buyer, quoteOrder } from './quote-order.ts';
import { announce } from './start-checkout.ts';

/**
 * Places an order that costs nothing: paid, without a payment. It takes the way of a paid order, so that
 * stock, codes and the cart are held to the same rules. The same `seed` makes the same order.
 */
export async function placeFreeOrder(
  services: PaymentServices,
  order: OrderBody,
  buyer: Buyer,
): Promise<{ ok: true; order: Order } | Refusal> {
  const orderData = {
    customerEmail: order.userEmail,
    customerName: '',
    productId: order.products[0]?.productId ?? '',
    variantId: null,
    productName: '',
    quantity: 1,
  };
  const body = { amount: 0, currency: CURRENCY, orderData, codes: [], order, isFree: true as const };
  const checkout = await announce(services, body, buyer);
  if ('refusal' in checkout) return checkout;
  const end = await finalizeFree(services, checkout);
  return end.kind === 'ordered' ? { ok: true, order: end.order } : NOT_PLACED;
}

/** True if an order that says no total costs nothing. */
export async function costsNothing(
  services: PaymentServices,
  order: OrderBody,
  { visitor }: Pick<Buyer, 'visitor'>,
): Promise<boolean> {
  if (order.total !== undefined) return false;
  const quoted = await quoteOrder(services, order, visitor);
  return quoted.ok && isFree(quoted.newOrder);
}

export const NOT_PLACED = refuse(
  'product_unavailable',
  'Someone else has just taken the last pieces. Nothing was ordered.',
);
