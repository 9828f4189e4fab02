import type { Hono } from 'hono';
import { createPaymentIntent, getShopSettings, type ShopSettings } from '#contract/calls/checkout.ts';
import { createOrder } from '#contract/calls/orders.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import type { Seed } from '../http/idempotency.ts';
import type { Visitor } from '../http/visitor.ts';
import { presentOrder } from '../orders/present-order.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { presentCompany } from '../settings/present-settings.ts';
import { limitPurchases } from './limit-purchases.ts';
import { placeOrderWithoutPayment, placePaidOrderOf } from './place-order.ts';
import { startCheckout } from './start-checkout.ts';

/** Paying and ordering. */
export function checkoutRoutes(
  app: Hono<Environment>,
  services: PaymentServices,
  payment: ShopSettings['payment'],
): void {
  bind(app, getShopSettings, async () => {
    const { shipping, taxBasisPoints, freeShippingOver, deliveryDays, company, timeZone } =
      await services.settings.read();
    return success({
      shipping,
      taxRate: taxBasisPoints / 10_000,
      ...(freeShippingOver !== null && { freeShippingOver }),
      deliveryDays,
      company: presentCompany(company),
      timeZone,
      currency: 'usd' as const,
      payment,
    });
  });

  bind(app, createPaymentIntent, async ({ body }, request) => {
    const tooMany = await limitPurchases(services, request);
    if (tooMany) return tooMany;
    const result = await startCheckout(services, body, buyerOf(request));
    if (!result.ok) return result;
    const { paymentIntentId, clientSecret, orderId, amount, heldUntil } = result.started;
    const answer = {
      clientSecret,
      paymentIntentId,
      amount,
      currency: 'usd' as const,
      ...(body.order && { orderId }),
      ...(heldUntil && { heldUntil: heldUntil.toISOString() }),
    };
    return success(answer, { remembersBuyer: true });
  });

  bind(app, createOrder, async ({ body: { paymentIntentId, ...order } }, request) => {
    // What is paid for was counted when it was started.
    const tooMany = paymentIntentId ? null : await limitPurchases(services, request);
    if (tooMany) return tooMany;
    const placed = paymentIntentId
      ? await placePaidOrderOf(services, paymentIntentId, order, buyerOf(request))
      : await placeOrderWithoutPayment(services, order, buyerOf(request));
    return placed.ok ? success(presentOrder(placed.order), { remembersBuyer: true }) : placed;
  });
}

type Request = { seed: Seed; buyerDigest: string; visitor: Visitor };

function buyerOf({ seed, buyerDigest, visitor: { hasProven } }: Request) {
  return { seed, buyerDigest, hasProven };
}
