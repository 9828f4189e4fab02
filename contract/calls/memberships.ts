import * as z from 'zod/mini';
import { MEMBERSHIP_STATES } from '#domain/members/membership-state.ts';
import { PLAN_IDS } from '#domain/members/plan.ts';
import { CURRENCY } from '#domain/money.ts';
import { call } from '../define-call.ts';
import { emailAddress, requiredText, timestamp } from '../fields.ts';
import { MemberDetails } from '../forms/members.ts';
import { membershipParams } from '../ids.ts';
import { money, sentMoney } from '../money.ts';
import { component } from '../openapi-component.ts';

/** The public view of a membership, without personal data. */
export const Membership = component('Membership', {
  id: z.string(),
  plan: z.enum(PLAN_IDS),
  amount: money(),
  startsAt: timestamp,
  endsAt: timestamp,
  createdAt: timestamp,
  membership: z.enum(MEMBERSHIP_STATES),
});

export type WireMembership = z.output<typeof Membership>;

export const startMembershipCheckout = call({
  method: 'POST',
  path: '/memberships/payment-intents',
  summary: 'Start the payment of a membership; the amount is compared with the price of the plan',
  body: z.object({ plan: z.enum(PLAN_IDS), amount: sentMoney(), member: MemberDetails }),
  output: z.object({
    clientSecret: z.string(),
    paymentIntentId: z.string(),
    membershipId: z.string(),
    amount: money(),
    currency: z.literal(CURRENCY),
  }),
  failures: [404, 409, 422],
  creates: true,
});

export const createMembership = call({
  method: 'POST',
  path: '/memberships',
  summary: 'Create the membership of a succeeded payment; idempotent',
  body: z.object({ paymentIntentId: requiredText('Payment', 100) }),
  output: Membership,
  status: 201,
  failures: [409, 422],
  creates: true,
});

export const getMembership = call({
  path: '/memberships/{id}',
  summary: 'Plan and validity of a membership',
  params: membershipParams,
  output: Membership,
  failures: [404],
});

export const findMemberPrice = call({
  method: 'POST',
  path: '/member-price',
  summary: 'Member price of an email address that this browser has proven',
  body: z.object({ email: emailAddress() }),
  output: z.object({
    /** False: the answer is the same for members and others. */
    isProven: z.boolean(),
    /** The active membership and its end. */
    member: z.optional(z.object({ plan: z.enum(PLAN_IDS), endsAt: timestamp })),
  }),
});

/** The membership plan of this browser. Pages that are cached for everyone ask for it separately. */
export const getMemberPlan = call({
  path: '/member-plan',
  summary: 'Plan whose price this browser gets: of the address it has proven last, or of what it has bought',
  output: z.object({
    /** Absent: it is no member’s. */
    plan: z.optional(z.enum(PLAN_IDS)),
  }),
});

export type MemberPrice = z.output<typeof findMemberPrice.output>;
