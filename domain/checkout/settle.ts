import type { NewMembership } from '../members/membership.ts';
import type { Cents } from '../money.ts';
import type { NewOrder } from '../orders/order.ts';
import type { RefundReason } from '../refunds/refund-reason.ts';
import type { WantedLine } from './quote.ts';

/**
 * How a checkout ended. `unexplained` is a payment whose checkout was lost (after restoring an old backup)
 * and which a person must resolve.
 */
export type CheckoutOutcome = 'ordered' | 'joined' | 'refunded' | 'cancelled' | 'unexplained';

/** Why the provider refused to create a payment: what it objects to, and its own words, for staff. */
export type ProviderRefusal = { about: 'email' | 'amount' | null; message: string };

export type Checkout = OrderCheckout | MembershipCheckout;

/** Pieces of a line of a cart. */
export type CartPieces = { key: string; quantity: number };

/** Fields common to all checkouts. */
export type StartedPayment = {
  id: string;
  paymentIntentId: string | null;
  total: Cents;
  currency: string;
  email: string;
  buyerDigest: string | null;
  createdAt: Date;
  /** The digest of the IP that started it, while it is open; null or absent if many share it. */
  ipDigest?: string | null;
  /** Until when stock is reserved; null if none is. */
  heldUntil: Date | null;
  outcome: CheckoutOutcome | null;
  /** The draft order that is paid; null or absent for all others. */
  draftOrderId?: string | null | undefined;
  /** True for a checkout that was closed because the provider refused its payment. */
  providerRefusal?: ProviderRefusal | null;
  /** The provider's customer whose saved cards can pay. */
  customerId?: string | null;
  /** True if the card that pays is saved for that customer. */
  savesCard?: boolean;
};

export type OrderCheckout = StartedPayment & {
  purpose: 'order';
  /** The order as requested; null until it is sent. */
  lines: WantedLine[] | null;
  newOrder: NewOrder | null;
  /** The cart that is paid for, and what its order takes out of it; null without one. */
  cartId?: string | null;
  cartPieces?: CartPieces[] | null;
};

export type MembershipCheckout = StartedPayment & { purpose: 'membership'; membership: NewMembership };

/** A payment as the provider reports it. `received` and `refunded` in cents; `disputed`: now or once. */
export type Payment = {
  id: string;
  status: string;
  received: Cents;
  refunded: Cents;
  disputed: boolean;
  currency: string;
  checkoutId: string | null;
  createdAt: Date;
  /** The charge of the last attempt, if it failed and none followed. */
  failedCharge?: string | null;
};

/** Why a payment has not become an order yet. */
export type WaitReason = 'payment_not_succeeded' | 'order_not_sent';

/** The next step for a payment. */
export type Settlement =
  | { kind: 'order'; newOrder: NewOrder }
  | { kind: 'membership'; newMembership: NewMembership }
  | { kind: 'refund'; reason: RefundReason }
  | { kind: 'cancel' }
  | { kind: 'wait'; reason: WaitReason };

/** Milliseconds a paid checkout waits for its order. */
export const ORDER_DEADLINE = 1_800_000;

/**
 * Settles the payment of an open checkout: only a succeeded payment of the exact amount becomes an order or
 * membership. `gone` lists its products that are no longer sold.
 */
export function settle(checkout: Checkout, payment: Payment, gone: readonly string[], now: Date): Settlement {
  if (payment.status === 'canceled') return { kind: 'cancel' };
  if (payment.status !== 'succeeded') return { kind: 'wait', reason: 'payment_not_succeeded' };
  // Refunded at the provider before it became an order.
  if (payment.refunded > 0) return { kind: 'refund', reason: 'at_provider' };
  if (payment.received !== checkout.total || payment.currency !== checkout.currency)
    return { kind: 'refund', reason: 'amount_differs' };
  if (checkout.purpose === 'membership') return { kind: 'membership', newMembership: checkout.membership };
  if (!checkout.newOrder) {
    const age = now.getTime() - checkout.createdAt.getTime();
    return age < ORDER_DEADLINE
      ? { kind: 'wait', reason: 'order_not_sent' }
      : { kind: 'refund', reason: 'order_not_sent' };
  }
  if (gone.length > 0) return { kind: 'refund', reason: 'product_gone' };
  return { kind: 'order', newOrder: checkout.newOrder };
}
