import type { Hono } from 'hono';
import { createPaymentIntent, getShopSettings, type ShopSettings } from '#contract/calls/checkout.ts';
import * as memberships from '#contract/calls/memberships.ts';
import type { OrderBody } from '#contract/calls/order-body.ts';
import { createOrder } from '#contract/calls/orders.ts';
import { getQuote } from '#contract/calls/quote.ts';
import { deliveryTo } from '#domain/checkout/delivery.ts';
import { CURRENCY } from '#domain/money.ts';
import { readReturnPolicy } from '#domain/returns/return-policy.ts';
import { freeOverEverywhere, shipsAtFlatPrice } from '#domain/shipping/free-shipping.ts';
import { linkPolicies } from '#domain/shop-pages/link-policies.ts';
import { quoteCart } from '../cart/quote-cart.ts';
import { rememberVisitorCart } from '../cart/remember-cart.ts';
import { limitGuessedCodes } from '../discounts/limit-guessed-codes.ts';
import { type Refusal, refuse, success } from '../http/answer.ts';
import { bind, bindShared, type Environment } from '../http/bind.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import type { Staff } from '../http/staff.ts';
import { memberHint } from '../members/member-hint.ts';
import { presentMembership } from '../members/present-member.ts';
import { MENU_TAGS, readMenus } from '../menus/read-menus.ts';
import { presentOrder } from '../orders/present-order.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { presentQuote } from '../pricing/present-quote.ts';
import { presentCompany } from '../settings/present-settings.ts';
import { selectPublishedPages } from '../shop-pages/shop-page-queries.ts';
import { findCheckoutOfPayment } from './checkout-queries.ts';
import { explainOutcome, refuseOtherPurpose, refuseUnknownPayment } from './explain-outcome.ts';
import { finalize } from './finalize.ts';
import { limitPayments, limitPurchases } from './limit-purchases.ts';
import { limitUnpaidOrders } from './limit-unpaid-orders.ts';
import { costsNothing, placeFreeOrder } from './place-free-order.ts';
import { placeOrderWithoutPayment, placePaidOrder } from './place-order.ts';
import { quoteLines } from './quote-lines.ts';
import type { Buyer } from './quote-order.ts';
import { startCheckout } from './start-checkout.ts';
import { startMembershipCheckout } from './start-membership-checkout.ts';

/** Paying, ordering and joining. */
export function checkoutRoutes(
  app: Hono<Environment>,
  services: PaymentServices & { secure: boolean; paymentForBrowsers: ShopSettings['payment'] },
): void {
  bindShared(app, getShopSettings, async () => {
    const [settings, discounts, pages] = await Promise.all([
      services.settings.read(),
      services.settings.discounts(),
      services.settings.cached('pages', () => selectPublishedPages(services.db)),
    ]);
    const returnPolicy = readReturnPolicy(settings);
    const policies = linkPolicies(pages, returnPolicy !== null);
    const menus = await readMenus(services.db, settings, policies);
    const { shipping, taxBasisPoints, deliveryDays, company, timeZone } = settings;
    const { zones } = settings.shippingZones;
    const shipsByZone = !shipsAtFlatPrice(zones, shipping);
    const freeShippingOver = shipsByZone ? freeOverEverywhere(zones) : settings.freeShippingOver;
    const answer = success({
      shipping,
      taxRate: taxBasisPoints / 10_000,
      ...(freeShippingOver !== null && { freeShippingOver }),
      ...(shipsByZone && { shipsByZone }),
      ...(deliveryTo(settings, null) && { pricesByPlace: true as const }),
      ...(discounts.takesCodes && { takesCodes: true as const }),
      ...(settings.remindUnfinished && { remindsUnfinished: true as const }),
      ...(discounts.discountsItself && { discountsItself: true as const }),
      ...omitNulls({ returnPolicy }),
      ...(policies.length > 0 && { policies }),
      ...(menus && { menus }),
      deliveryDays,
      company: presentCompany(company),
      ...(settings.exampleTexts && { exampleTexts: true as const }),
      ...(settings.offerMemberships && { offersMemberships: true as const }),
      timeZone,
      currency: CURRENCY,
      payment: services.paymentForBrowsers,
    });
    return { ...answer, shows: ['settings', 'discounts', 'pages', ...(menus ? MENU_TAGS : [])] };
  });

  bind(app, getQuote, async ({ body: { lines, cart, ...request } }, { visitor }) => {
    const tooMany = await limitGuessedCodes(services.db, request.codes, visitor);
    if (tooMany) return tooMany;
    if (cart) {
      const priced = await quoteCart(services, request, visitor);
      return priced.ok ? success(presentQuote(priced, services.now(), priced.keys)) : priced;
    }
    if (!lines) return NO_LINES;
    const priced = await quoteLines(services, { ...request, lines }, visitor);
    return priced.ok ? success(presentQuote(priced, services.now())) : priced;
  });

  bind(app, createPaymentIntent, async ({ body }, request) => {
    const tooMany = refuseWhileFull(services) ?? (await limitPayments(services, request));
    if (tooMany) return tooMany;
    const started = await startCheckout(services, body, request);
    if (!started.ok) return started;
    const { checkout, payment } = started;
    const answer = {
      clientSecret: payment.clientSecret,
      paymentIntentId: payment.id,
      amount: checkout.total,
      currency: CURRENCY,
      ...(body.order && { orderId: checkout.id }),
      ...(checkout.heldUntil && { heldUntil: checkout.heldUntil.toISOString() }),
    };
    return success(answer, { remembersBuyer: true });
  });

  bind(app, createOrder, async ({ body: { paymentIntentId, ...order } }, request) => {
    // A purchase with a payment was counted when it was started.
    const placed = paymentIntentId
      ? await placePaidOrder(services, paymentIntentId, order, request)
      : await placeUncharged(services, order, request);
    if (!placed.ok) return placed;
    const remembersCart = order.cart ? await rememberVisitorCart(services, request.visitor) : null;
    return success(presentOrder(placed.order), { remembersBuyer: true, ...omitNulls({ remembersCart }) });
  });

  bind(app, memberships.startMembershipCheckout, async ({ body }, request) => {
    const tooMany = refuseWhileFull(services) ?? (await limitPayments(services, request));
    if (tooMany) return tooMany;
    const started = await startMembershipCheckout(services, body, request);
    if (!started.ok) return started;
    const { checkout, payment } = started;
    const answer = {
      paymentIntentId: payment.id,
      clientSecret: payment.clientSecret,
      membershipId: checkout.id,
      amount: checkout.total,
      currency: CURRENCY,
    };
    // The browser that buys a membership is a member.
    return success(answer, { remembersBuyer: true });
  });

  bind(app, memberships.createMembership, async ({ body: { paymentIntentId } }) => {
    const checkout = await findCheckoutOfPayment(services.db, paymentIntentId);
    if (!checkout) return refuseUnknownPayment();
    if (checkout.purpose === 'order') return refuseOtherPurpose('membership');
    const end = await finalize(services, paymentIntentId, checkout);
    if (end.kind === 'joined') {
      const membership = presentMembership(end.membership, services.now());
      return success(membership, { cookies: [memberHint(services.secure)] });
    }
    return end.kind === 'ordered' ? refuseOtherPurpose('membership') : explainOutcome(end, 'membership');
  });
}

/** Places an order that costs nothing, also in a shop that accepts no unpaid orders. */
async function placeUncharged(
  services: PaymentServices,
  order: OrderBody,
  buyer: Buyer & { findStaff: () => Promise<Staff | null> },
) {
  const unaccepted = order.total === 0 ? null : await limitUnpaidOrders(services, buyer);
  if (unaccepted && order.total !== undefined) return unaccepted;
  const tooMany = await limitPurchases(services, buyer);
  if (tooMany) return tooMany;
  const isFree = order.total === 0 || (unaccepted !== null && (await costsNothing(services, order, buyer)));
  if (isFree) return await placeFreeOrder(services, order, buyer);
  return unaccepted ?? (await placeOrderWithoutPayment(services, order, buyer));
}

const NO_LINES = refuse('invalid', 'A quote needs at least one product', {
  fields: { lines: 'A quote needs at least one product' },
});

/** Refuses while too many requests wait for the provider, before anything is stored or held for a payment. */
export function refuseWhileFull({ canStartPayments }: PaymentServices): Refusal | null {
  if (canStartPayments()) return null;
  const message = 'The payment provider is slow at the moment. Please try again soon.';
  return { ...refuse('provider_unavailable', message), retryAfter: RETRY_AFTER };
}

/** Seconds. */
const RETRY_AFTER = 5;
