import { ORDER_STATUSES, type OrderStatus, statusLabel } from '#domain/orders/status.ts';

/** All states of an order, to choose from (spec 3). */
export const STATUS_OPTIONS = ORDER_STATUSES.map((value) => ({ value, label: statusLabel(value) }));

/** What a change of status is to unless another is chosen (spec 4). */
export const DEFAULT_TARGET: OrderStatus = 'processing';

/** Reads a select; what is no status counts as the default. */
export function readStatus(value: string): OrderStatus {
  return ORDER_STATUSES.find((status) => status === value) ?? DEFAULT_TARGET;
}
