import { ORDER_STATUSES, type OrderStatus, statusLabel } from '#domain/orders/status.ts';

export const STATUS_OPTIONS = ORDER_STATUSES.map((value) => ({ value, label: statusLabel(value) }));

/** The preselected status of a change (specification, section 4). */
export const DEFAULT_TARGET: OrderStatus = 'processing';

export function readStatus(value: string): OrderStatus {
  return ORDER_STATUSES.find((status) => status === value) ?? DEFAULT_TARGET;
}
