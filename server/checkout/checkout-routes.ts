import type { Hono } from 'hono';
import { createPaymentIntent, getShopSettings, type ShopSettings } from '#contract/checkout.ts';
import { createOrder } from '#contract/orders.ts';
import { centsToDollars } from '#domain/money.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { newBuyerToken, type Visitor } from '../http/visitor.ts';
import { presentOrder } from '../orders/present-order.ts';
import { announcePayment } from './announce-payment.ts';
import type { CheckoutServices } from './checkout-services.ts';
import { placeOrderWithoutPayment, placePaidOrderOf } from './place-order.ts';

/** Paying and ordering. */
export function checkoutRoutes(
  app: Hono<Environment>,
  services: CheckoutServices,
  payment: ShopSettings['payment'],
): void {
  const { rules } = services;

  bind(app, getShopSettings, async () =>
    success({
      shipping: centsToDollars(rules.shipping),
      taxRate: rules.taxBasisPoints / 10_000,
      ...(rules.freeShippingOver !== null && { freeShippingOver: centsToDollars(rules.freeShippingOver) }),
      currency: 'usd' as const,
      payment,
    }),
  );

  bind(app, createPaymentIntent, async ({ body }, { visitor, secure }) => {
    const buyer = buyerOf(visitor, secure);
    const result = await announcePayment(services, body, buyer.digest);
    if (!result.ok) return result;
    const { paymentIntentId, clientSecret, orderId, amount } = result.announced;
    const answer = {
      clientSecret,
      paymentIntentId,
      amount: centsToDollars(amount),
      currency: 'usd' as const,
      ...(body.order && { orderId }),
    };
    return success(answer, buyer.cookie);
  });

  bind(app, createOrder, async ({ body }, { visitor, secure }) => {
    const { paymentIntentId, ...order } = body;
    const buyer = buyerOf(visitor, secure);
    const placed = paymentIntentId
      ? await placePaidOrderOf(services, paymentIntentId, order, buyer.digest)
      : await placeOrderWithoutPayment(services, order, buyer.digest);
    return placed.ok ? success(presentOrder(placed.order), buyer.cookie) : placed;
  });
}

/** The browser's digest, and where it has no token yet the cookie that gives it one. */
function buyerOf(visitor: Visitor, secure: boolean): { digest: string; cookie: { setCookie?: string } } {
  if (visitor.buyerDigest) return { digest: visitor.buyerDigest, cookie: {} };
  const { digest, setCookie } = newBuyerToken(secure);
  return { digest, cookie: { setCookie } };
}
