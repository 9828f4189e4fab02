import type { DemoOrder } from '#demo/large/many-orders.ts';

/** What the payment provider must know of a demo order. Cents. */
export type FilledPayment = {
  id: string;
  checkoutId: string;
  amount: number;
  currency: string;
  email: string;
  createdAt: Date;
  refund: { id: string; at: Date } | null;
};

/** The payment of a demo order; null where it came without one. */
export function paymentOfStory({ order, refundedAt }: DemoOrder): FilledPayment | null {
  const { id: checkoutId, paymentIntentId: id, total: amount, userEmail: email, createdAt } = order;
  if (id === null) return null;
  const refund = refundedAt && { id: refundIdOf(id), at: refundedAt };
  return { id, checkoutId, amount, currency: 'usd', email, createdAt, refund };
}

function refundIdOf(paymentIntentId: string): string {
  return `re_${paymentIntentId.slice('pi_'.length)}`;
}
