import type { Hono } from 'hono';
import { refundMember as refundCall } from '#contract/calls/members.ts';
import {
  createMembership,
  findMemberPrice,
  getMembership,
  startMembershipCheckout as startCall,
} from '#contract/calls/memberships.ts';
import { parseMembershipId } from '#domain/ids.ts';
import { centsToDollars, dollarsToCents } from '#domain/money.ts';
import { refuse, success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { findMembership, findRunningMembership } from '../members/membership-queries.ts';
import { presentMember } from '../members/present-member.ts';
import { presentMembership } from '../members/present-membership.ts';
import { refundMember } from '../refunds/refund-membership.ts';
import { findCheckoutOfPayment } from './checkout-queries.ts';
import type { CheckoutServices } from './checkout-services.ts';
import { explainEnd, madeForAnother, unknownPayment } from './explain-end.ts';
import { finalize } from './finalize.ts';
import { limitPurchases } from './limit-purchases.ts';
import { startMembershipCheckout } from './start-membership-checkout.ts';

/** Becoming a member, the prices that members have, and giving a membership back. */
export function membershipRoutes(app: Hono<Environment>, services: CheckoutServices): void {
  const { db, now } = services;

  bind(app, startCall, async ({ body: { plan, amount, member } }, request) => {
    const tooMany = await limitPurchases(services, request);
    if (tooMany) return tooMany;
    const { seed, buyerDigest } = request;
    const wanted = { plan, amount: dollarsToCents(amount), member };
    const result = await startMembershipCheckout(services, wanted, { seed, buyerDigest });
    if (!result.ok) return result;
    const { started } = result;
    return success({ ...started, amount: centsToDollars(started.amount), currency: 'usd' as const });
  });

  bind(app, createMembership, async ({ body: { paymentIntentId } }) => {
    const checkout = await findCheckoutOfPayment(db, paymentIntentId);
    if (!checkout) return unknownPayment();
    if (checkout.purpose === 'order') return madeForAnother('membership');
    const end = await finalize(services, paymentIntentId, checkout);
    if (end.kind === 'joined') return success(presentMembership(end.membership, now()));
    return end.kind === 'ordered' ? madeForAnother('membership') : explainEnd(end, 'membership');
  });

  bind(app, getMembership, async ({ params }) => {
    const id = parseMembershipId(params.id);
    const membership = id && (await findMembership(db, id));
    return membership
      ? success(presentMembership(membership, now()))
      : refuse('not_found', 'There is no such membership.');
  });

  bind(app, refundCall, async ({ params }, { staff }) => {
    const refunded = await refundMember(services, params.id, staff);
    return refunded.ok ? success(presentMember(refunded.member, now())) : refunded;
  });

  bind(app, findMemberPrice, async ({ body: { email } }, { visitor: { hasProven } }) => {
    // Whoever has not proven it learns nothing, also not by how long the answer takes.
    if (!(await hasProven(email))) return success({ isProven: false });
    const member = await findRunningMembership(db, email, now());
    return success({
      isProven: true,
      ...(member && { member: { plan: member.plan, endsAt: member.endsAt.toISOString() } }),
    });
  });
}
