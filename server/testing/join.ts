import { createMembership, startMembershipCheckout } from '#contract/calls/memberships.ts';
import { findPlan, type PlanId } from '#domain/members/plan.ts';
import { centsToDollars } from '#domain/money.ts';
import { confirmCard } from './buy.ts';
import type { TestShop } from './test-shop.ts';

export const member = {
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  address: '12 Analytical Way',
  city: 'London',
  state: 'Greater London',
  postalCode: 'W1A 1AA',
};

type MembershipOptions = { email?: string; plan?: PlanId; amount?: number };

/** Starts the payment of a membership, as its form does. */
export async function startJoining(
  shop: TestShop,
  {
    email = member.email,
    plan = 'standard',
    amount = centsToDollars(findPlan(plan).price),
  }: MembershipOptions = {},
  headers: Record<string, string> = {},
) {
  return await shop.send(
    startMembershipCheckout,
    { body: { plan, amount, member: { ...member, email } } },
    { headers },
  );
}

/** Pays for a membership, with the browser closed afterwards. */
export async function payForMembership(shop: TestShop, options: MembershipOptions = {}) {
  const { body, failure } = await startJoining(shop, options);
  if (failure) throw new Error(`could not start: ${failure.message}`);
  const confirmed = await confirmCard(shop, body.clientSecret);
  if (!confirmed.ok) throw new Error(`could not pay: ${await confirmed.text()}`);
  return body;
}

/** Buys a membership. */
export async function join(shop: TestShop, options: MembershipOptions = {}) {
  const { paymentIntentId } = await payForMembership(shop, options);
  const { status, body, failure } = await shop.send(createMembership, { body: { paymentIntentId } });
  if (status !== 201) throw new Error(`could not join: ${failure.message}`);
  return { membership: body, paymentIntentId };
}
