import type { MemberDetails } from '#contract/forms/members.ts';
import { membershipIdFrom } from '#domain/ids.ts';
import { findPlan, type PlanId } from '#domain/members/plan.ts';
import { type Cents, CURRENCY, formatMoney } from '#domain/money.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { digestLimitedIp } from '../stock/ip-hold-queries.ts';
import { insertCheckout } from './checkout-queries.ts';
import { findOrCreatePayment } from './create-payment.ts';
import { explainProviderRefusal } from './explain-outcome.ts';
import type { Buyer } from './quote-order.ts';

/** Stores the checkout of a membership, and only then creates the payment, like `startCheckout`. */
export async function startMembershipCheckout(
  services: PaymentServices,
  { plan, amount, member }: { plan: PlanId; amount: Cents; member: MemberDetails },
  { seed, buyerDigest, visitor }: Buyer,
) {
  if (!(await services.settings.read()).offerMemberships)
    return refuse('not_found', 'Memberships are not offered at the moment.');
  const { price } = findPlan(plan);
  if (amount !== price) return priceChanged(price);
  const now = services.now();
  const checkout = await insertCheckout(
    services.db,
    {
      id: membershipIdFrom(seed),
      purpose: 'membership',
      paymentIntentId: null,
      total: price,
      currency: CURRENCY,
      email: member.email,
      membership: { plan, ...member },
      buyerDigest,
      ipDigest: digestLimitedIp(visitor.ip),
      createdAt: now,
      heldUntil: null,
      outcome: null,
    },
    new Date(now.getTime() + services.reconcile.after),
  );
  const payment = await findOrCreatePayment(services, checkout);
  return payment.ok
    ? { ok: true as const, checkout, payment }
    : explainProviderRefusal(payment.providerRefusal, { amount: price, emailField: 'member.email' });
}

function priceChanged(price: Cents): Refusal {
  const message = `The price has changed: it is ${formatMoney(price)} now. Please check and try again.`;
  return refuse('total_changed', message, { total: price });
}
