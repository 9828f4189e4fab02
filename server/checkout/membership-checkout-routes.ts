import type { Hono } from 'hono';
import { createMembership, startMembershipCheckout as startCall } from '#contract/calls/memberships.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { presentMembership } from '../members/present-membership.ts';
import { findCheckoutOfPayment } from '../payments/checkout-queries.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { explainOutcome, madeForAnother, unknownPayment } from './explain-outcome.ts';
import { finalize } from './finalize.ts';
import { limitPurchases } from './limit-purchases.ts';
import { startMembershipCheckout } from './start-membership-checkout.ts';

/** Buying a membership. */
export function membershipCheckoutRoutes(app: Hono<Environment>, services: PaymentServices): void {
  const { db, now } = services;

  bind(app, startCall, async ({ body }, request) => {
    const tooMany = await limitPurchases(services, request);
    if (tooMany) return tooMany;
    const { seed, buyerDigest } = request;
    const result = await startMembershipCheckout(services, body, { seed, buyerDigest });
    if (!result.ok) return result;
    return success({ ...result.started, currency: 'usd' as const });
  });

  bind(app, createMembership, async ({ body: { paymentIntentId } }) => {
    const checkout = await findCheckoutOfPayment(db, paymentIntentId);
    if (!checkout) return unknownPayment();
    if (checkout.purpose === 'order') return madeForAnother('membership');
    const end = await finalize(services, paymentIntentId, checkout);
    if (end.kind === 'joined') return success(presentMembership(end.membership, now()));
    return end.kind === 'ordered' ? madeForAnother('membership') : explainOutcome(end, 'membership');
  });
}
