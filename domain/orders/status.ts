/** In no particular order: staff may set any (spec 4). */
export const ORDER_STATUSES = [
  'placed',
  'processing',
  'packaging',
  'on-the-road',
  'delivered',
  'rejected',
  'on-hold',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** 'on-the-road' → 'On The Road' (spec 4). */
export function statusLabel(status: OrderStatus): string {
  return status
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** The text of a change to this status, unless staff write another one (spec 7). */
export function statusNote(status: OrderStatus): string {
  return `Status updated to ${status}`;
}

export type StatusTone = 'success' | 'primary' | 'error' | 'warning';

/** The badge colour of a status in the back office (spec 4). */
export function statusTone(status: OrderStatus): StatusTone {
  return TONES[status] ?? 'warning';
}

/** The badge colour while tracking: as in the back office, but a rejected order is a warning (spec 4). */
export function trackingTone(status: OrderStatus): StatusTone {
  return status === 'rejected' ? 'warning' : statusTone(status);
}

const TONES: Partial<Record<OrderStatus, StatusTone>> = {
  delivered: 'success',
  'on-the-road': 'primary',
  rejected: 'error',
};

/** The steps shown to shoppers. */
export const TRACKING_STEPS: readonly OrderStatus[] = ['placed', 'packaging', 'on-the-road', 'delivered'];

/** Progress in percent: 25, 50, 75 or 100 at a tracking step, otherwise 0 (spec 4). */
export function trackingProgress(status: OrderStatus): number {
  const position = TRACKING_STEPS.indexOf(status) + 1;
  return (position / TRACKING_STEPS.length) * 100;
}
