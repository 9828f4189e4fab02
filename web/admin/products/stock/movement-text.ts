import type { WireStockMovement } from '#contract/calls/staff-products.ts';
import { formatCount } from '#domain/counts.ts';
import { listHref } from '#domain/lists/list-url.ts';
import { paymentList } from '#domain/payments/payment-list.ts';
import type { ChangeKind, MovementKind } from '#domain/stock/movement.ts';
import { orderHref } from '../../screen/order-href.ts';

export const KIND_NAMES: Record<MovementKind, string> = {
  counting_started: 'Counting started',
  counting_stopped: 'Counting stopped',
  received: 'Received',
  sold: 'Sold',
  returned: 'Returned',
  written_off: 'Written off',
  corrected: 'Corrected',
  held: 'Held',
  released: 'Released',
};

/** The causes that staff may choose, and the sign of their change; null: either. */
export const CHANGES: Record<ChangeKind, { label: string; sign: 1 | -1 | null }> = {
  received: { label: 'Received: pieces were added', sign: 1 },
  written_off: { label: 'Written off: broken, lost or given away', sign: -1 },
  corrected: { label: 'Corrected by counting', sign: null },
};

/** '+5', '−2', '0'. */
export function changeText(change: number): string {
  const sign = change > 0 ? '+' : change < 0 ? '−' : '';
  return `${sign}${formatCount(Math.abs(change))}`;
}

/** '5 left'; below zero more was sold than was there. */
export function leftText(stock: number): string {
  return stock < 0 ? `${formatCount(-stock)} below zero` : `${formatCount(stock)} left`;
}

/** The subject of the movement, with the screen that shows it. */
export function causeLink({ cause: { kind, id } }: WireStockMovement): { label: string; to: string } | null {
  if (id === undefined) return null;
  if (kind === 'order') return { label: `Order ${id}`, to: orderHref(id) };
  if (kind === 'checkout')
    return { label: `Payment of ${id}`, to: listHref(paymentList, { show: 'all', search: id }) };
  return null;
}
