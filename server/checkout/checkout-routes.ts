import type { Hono } from 'hono';
import { createPaymentIntent, getShopSettings, type ShopSettings } from '#contract/checkout.ts';
import { createOrder } from '#contract/orders.ts';
import { centsToDollars } from '#domain/money.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { presentOrder } from '../orders/present-order.ts';
import { presentCompany } from '../settings/present-settings.ts';
import { announcePayment } from './announce-payment.ts';
import type { CheckoutServices } from './checkout-services.ts';
import { placeOrderWithoutPayment, placePaidOrderOf } from './place-order.ts';

/** Paying and ordering. */
export function checkoutRoutes(
  app: Hono<Environment>,
  services: CheckoutServices,
  payment: ShopSettings['payment'],
): void {
  bind(app, getShopSettings, async () => {
    const { shipping, taxBasisPoints, freeShippingOver, deliveryDays, company } =
      await services.settings.read();
    return success({
      shipping: centsToDollars(shipping),
      taxRate: taxBasisPoints / 10_000,
      ...(freeShippingOver !== null && { freeShippingOver: centsToDollars(freeShippingOver) }),
      deliveryDays,
      company: presentCompany(company),
      currency: 'usd' as const,
      payment,
    });
  });

  bind(app, createPaymentIntent, async ({ body }, { seed, buyerDigest, visitor: { hasProven } }) => {
    const result = await announcePayment(services, body, { seed, buyerDigest, hasProven });
    if (!result.ok) return result;
    const { paymentIntentId, clientSecret, orderId, amount, heldUntil } = result.announced;
    const answer = {
      clientSecret,
      paymentIntentId,
      amount: centsToDollars(amount),
      currency: 'usd' as const,
      ...(body.order && { orderId }),
      ...(heldUntil && { heldUntil: heldUntil.toISOString() }),
    };
    return success(answer, { remembersBuyer: true });
  });

  bind(app, createOrder, async ({ body }, { seed, buyerDigest, visitor: { hasProven } }) => {
    const { paymentIntentId, ...order } = body;
    const placed = paymentIntentId
      ? await placePaidOrderOf(services, paymentIntentId, order, { buyerDigest, hasProven })
      : await placeOrderWithoutPayment(services, order, { seed, buyerDigest, hasProven });
    return placed.ok ? success(presentOrder(placed.order), { remembersBuyer: true }) : placed;
  });
}
