import type { Cents } from '../money.ts';
import type { PaymentStatus } from './order.ts';

/**
 * The payment status of an order that was paid through the shop: what was refunded and what banks took back
 * by disputes, beside its total. Less than all of it changes nothing.
 */
export function choosePaidStatus({
  total,
  refunded,
  lost,
}: Record<'total' | 'refunded' | 'lost', Cents>): PaymentStatus {
  if (total > 0 && refunded >= total) return 'refunded';
  return lost > 0 && refunded + lost >= total ? 'charged_back' : 'paid';
}
