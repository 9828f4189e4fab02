import type { MemberDetails } from '#contract/forms/members.ts';
import type { MembershipCheckout } from '#domain/checkout/settle.ts';
import { membershipIdFrom } from '#domain/ids.ts';
import { type PlanId, planOf } from '#domain/members/plan.ts';
import { type Cents, formatMoney } from '#domain/money.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import { findCheckout, insertCheckout } from '../payments/checkout-queries.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { findOrCreatePayment } from './create-payment.ts';

type Wanted = { plan: PlanId; amount: Cents; member: MemberDetails };

export type StartedMembership = {
  paymentIntentId: string;
  clientSecret: string;
  membershipId: string;
  amount: Cents;
};

/**
 * Stores what is to be paid and only then creates the payment, as `startCheckout` does for an order: from
 * here on the two go the same way. The same `seed` makes the same checkout and payment.
 */
export async function startMembershipCheckout(
  services: PaymentServices,
  { plan, amount, member }: Wanted,
  { seed, buyerDigest }: { seed: Uint8Array; buyerDigest: string },
): Promise<{ ok: true; started: StartedMembership } | Refusal> {
  const { price } = planOf(plan);
  if (amount !== price) return priceChanged(price);
  const now = services.now();
  const checkout: MembershipCheckout = {
    id: membershipIdFrom(seed),
    purpose: 'membership',
    paymentIntentId: null,
    total: price,
    currency: 'usd',
    email: member.email,
    membership: { plan, ...member },
    buyerDigest,
    createdAt: now,
    heldUntil: null,
    outcome: null,
  };
  const isNew = await insertCheckout(
    services.db,
    checkout,
    new Date(now.getTime() + services.reconcile.after),
  );
  const stored = isNew ? checkout : ((await findCheckout(services.db, checkout.id)) ?? checkout);
  const { id: paymentIntentId, clientSecret } = await findOrCreatePayment(services, stored);
  return {
    ok: true,
    started: { paymentIntentId, clientSecret, membershipId: stored.id, amount: stored.total },
  };
}

function priceChanged(price: Cents): Refusal {
  const message = `The price has changed: it is ${formatMoney(price)} now. Please check and try again.`;
  return refuse('total_changed', message, { total: price });
}
