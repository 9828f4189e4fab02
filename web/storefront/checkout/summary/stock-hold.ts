import type { OrderBodyInput } from '#contract/calls/order-body.ts';
import type { OrderLine } from '#domain/orders/order.ts';
import { MINUTE } from '#domain/time-units.ts';
import type { PaymentAttempt } from '../../payments/attempt-store.ts';

/** Stock reserved for a payment, until an ISO time. */
export type StockHold = { until: string; pieces: readonly Pieces[] };

/** The reservation of an attempt; null for products without a stock count. */
export function heldBy({
  heldUntil,
  wanted,
}: Pick<PaymentAttempt<OrderBodyInput>, 'heldUntil' | 'wanted'>): StockHold | null {
  return heldUntil === null ? null : { until: heldUntil, pieces: wanted.products };
}

type Pieces = Pick<OrderLine, 'productId' | 'quantity'>;

/** True if the reservation is for these lines: this tab's attempt may be for others. */
export function isHeldFor({ pieces }: StockHold, lines: readonly Pieces[]): boolean {
  const isHeld = (line: Pieces) =>
    pieces.some(({ productId, quantity }) => productId === line.productId && quantity === line.quantity);
  return lines.length === pieces.length && lines.every(isHeld);
}

/** Text for `left` milliseconds; counts down the last five minutes. */
export function heldText(until: Date, left: number): string {
  if (left <= 0) return 'No longer held. You can still order while there is stock.';
  const time = until.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  return `We hold this for you until ${time}${left < 5 * MINUTE ? ` (${formatClock(left)} left)` : ''}.`;
}

/** '4:59' */
function formatClock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
