import type { OrderBodyInput } from '#contract/calls/orders.ts';
import type { OrderLine } from '#domain/orders/order.ts';
import type { PaymentAttempt } from '../../payments/attempt-memory.ts';

/** Pieces kept for a payment, until an ISO time. */
export type Held = { until: string; pieces: readonly Pick<OrderLine, 'productId' | 'quantity'>[] };

/** What is kept for an attempt; null where pieces are not counted. */
export function heldBy({
  heldUntil,
  wanted,
}: Pick<PaymentAttempt<OrderBodyInput>, 'heldUntil' | 'wanted'>): Held | null {
  return heldUntil === null ? null : { until: heldUntil, pieces: wanted.products };
}

/** Whether what is kept is what is being bought: this tab's attempt may have been about something else. */
export function isHeldFor({ pieces }: Held, line: Pick<OrderLine, 'productId' | 'quantity'>): boolean {
  return pieces.some(({ productId, quantity }) => productId === line.productId && quantity === line.quantity);
}

const MINUTE = 60_000;

/** What a shopper is told of it, with so many milliseconds left; the last five minutes are counted down. */
export function heldText(until: Date, left: number): string {
  if (left <= 0) return 'No longer held. You can still order while there is stock.';
  const time = until.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  return `We hold this for you until ${time}${left < 5 * MINUTE ? ` (${clockOf(left)} left)` : ''}.`;
}

/** '4:59' */
function clockOf(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
