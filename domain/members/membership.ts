import type { Cents } from '../money.ts';
import type { PlanId } from './plan.ts';

/** Path of the page of the plans. */
export const MEMBERSHIP_PATH = '/user/membership';

/** A membership before payment. */
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

/** A paid membership. */
export type Membership = NewMembership & {
  /** MM-XXXX-XXXX-XXXX-XXXX; unguessable, because knowing it grants access to plan and validity. */
  id: string;
  amount: Cents;
  paymentIntentId: string;
  startsAt: Date;
  endsAt: Date;
  createdAt: Date;
  refundedAt: Date | null;
};

/** A refunded membership, and the new start of the owner's next one if it moves up. */
export type EndedMembership = { membership: Membership; next: Date | null };
