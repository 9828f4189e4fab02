import type { Cents } from '../money.ts';
import type { PlanId } from './plan.ts';

/** A membership before it is paid: who buys which plan. */
export type NewMembership = {
  plan: PlanId;
  fullName: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  postalCode: string;
};

/** A membership that was paid for. */
export type Membership = NewMembership & {
  /** MM-XXXX-XXXX-XXXX-XXXX; unguessable, so that knowing it is the right to see plan and validity. */
  id: string;
  amount: Cents;
  paymentIntentId: string;
  startsAt: Date;
  endsAt: Date;
  createdAt: Date;
  refundedAt: Date | null;
};

/** A membership whose payment was refunded, and when the owner's next one begins, where one moves up. */
export type EndedMembership = { membership: Membership; next: Date | null };
