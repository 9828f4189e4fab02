import type { NewMembership } from '../members/membership.ts';
import type { Cents } from '../money.ts';
import type { NewOrder } from '../orders/order.ts';
import type { RefundReason } from '../refunds/refund.ts';
import type { WantedLine } from './quote.ts';

/**
 * How a checkout ended: with its order or membership, with its money given back, or without ever being paid.
 * `unexplained` is a payment of ours whose checkout was lost (an old backup was restored): a person decides.
 */
export type CheckoutOutcome = 'ordered' | 'joined' | 'refunded' | 'cancelled' | 'unexplained';

/** A payment the shop started: the id of what it becomes, and what that will be once it is known. */
export type Checkout = OrderCheckout | MembershipCheckout;

/** What all payments that were started have in common. */
export type StartedPayment = {
  id: string;
  paymentIntentId: string | null;
  total: Cents;
  currency: string;
  /** Whom to write to. */
  email: string;
  buyerDigest: string | null;
  createdAt: Date;
  /** Until when its pieces are kept; null where none are. */
  heldUntil: Date | null;
  outcome: CheckoutOutcome | null;
};

export type OrderCheckout = StartedPayment & {
  purpose: 'order';
  /** What was asked for, as it was asked; null until the order is known. */
  wanted: WantedLine[] | null;
  newOrder: NewOrder | null;
};

export type MembershipCheckout = StartedPayment & { purpose: 'membership'; membership: NewMembership };

/** What the provider says of a payment. `received` and `refunded` in cents. */
export type Payment = {
  id: string;
  status: string;
  received: Cents;
  refunded: Cents;
  currency: string;
  checkoutId: string | null;
  createdAt: Date;
};

/** Why a payment has not become an order yet. */
export type WaitReason = 'payment_not_succeeded' | 'order_not_sent';

/** What is to be done about a payment. */
export type Settlement =
  | { kind: 'order'; newOrder: NewOrder }
  | { kind: 'membership'; newMembership: NewMembership }
  | { kind: 'refund'; reason: RefundReason }
  | { kind: 'cancel' }
  | { kind: 'wait'; reason: WaitReason };

/** Milliseconds a paid checkout waits for the order it was started without. */
export const ORDER_MUST_ARRIVE_WITHIN = 1_800_000;

/**
 * Decides about the payment of an open checkout: only one that succeeded, for exactly the amount asked,
 * becomes what it is for; `gone` tells which of its products are no longer sold.
 */
export function settle(checkout: Checkout, payment: Payment, gone: readonly string[], now: Date): Settlement {
  if (payment.status === 'canceled') return { kind: 'cancel' };
  if (payment.status !== 'succeeded') return { kind: 'wait', reason: 'payment_not_succeeded' };
  // Someone gave it back at the provider before it became an order.
  if (payment.refunded > 0) return { kind: 'refund', reason: 'at_provider' };
  if (payment.received !== checkout.total || payment.currency !== checkout.currency)
    return { kind: 'refund', reason: 'amount_differs' };
  if (checkout.purpose === 'membership') return { kind: 'membership', newMembership: checkout.membership };
  if (!checkout.newOrder) {
    const age = now.getTime() - checkout.createdAt.getTime();
    return age < ORDER_MUST_ARRIVE_WITHIN
      ? { kind: 'wait', reason: 'order_not_sent' }
      : { kind: 'refund', reason: 'order_not_sent' };
  }
  if (gone.length > 0) return { kind: 'refund', reason: 'product_gone' };
  return { kind: 'order', newOrder: checkout.newOrder };
}
