import type { WireOrder } from '#contract/calls/orders.ts';
import type { WireStaffOrder } from '#contract/calls/staff-orders.ts';
import { unsentPieces } from '#domain/orders/restock.ts';
import { statusHas } from '#domain/orders/status.ts';

/** The pieces of each line that are still to be sent. */
export function countUnsent({ pieces }: Pick<WireStaffOrder, 'pieces'>): number[] {
  return pieces.map(({ quantity, canceled, fulfilled = 0 }) =>
    unsentPieces({ quantity, canceled, fulfilled }),
  );
}

/** True if a parcel of an order can be sent. */
export function canSend({ order, pieces }: Pick<WireStaffOrder, 'order' | 'pieces'>): boolean {
  const isSendable = !order.cancellation && statusHas(order.status, 'sendable');
  return isSendable && countUnsent({ pieces }).some((left) => left > 0);
}

/** Counts the unsent pieces of an order line from its public fields. */
export function countUnsentOnLine({
  quantity,
  canceledQuantity = 0,
  fulfilledQuantity = 0,
}: WireOrder['products'][number]): number {
  return unsentPieces({ quantity, canceled: canceledQuantity, fulfilled: fulfilledQuantity });
}
