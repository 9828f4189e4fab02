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

/** What is to be done with unsent pieces: those that are shipped, or those that are not. */
export type Sending = 'parcel' | 'provide';

/** The pieces of each line that are still to be sent, or to be provided. */
export function countLeft({ order, pieces }: Sendable, sending: Sending): number[] {
  return countUnsent({ pieces }).map((left, position) =>
    (order.products[position]?.notShipped === true) === (sending === 'provide') ? left : 0,
  );
}

type Sendable = Pick<WireStaffOrder, 'order' | 'pieces'>;

/** True if a parcel of an order can be sent, or pieces of it provided. */
export function canSend({ order, pieces }: Sendable, sending: Sending): boolean {
  const isSendable = !order.cancellation && statusHas(order.status, 'sendable');
  return isSendable && countLeft({ order, pieces }, sending).some((left) => left > 0);
}

/** Counts the pieces of an order line that are to be packed. */
export function countToPack(line: WireOrder['products'][number]): number {
  return line.notShipped ? 0 : countUnsentOnLine(line);
}

/** Counts the unsent pieces of an order line from its public fields. */
export function countUnsentOnLine({
  quantity,
  canceledQuantity = 0,
  fulfilledQuantity = 0,
}: WireOrder['products'][number]): number {
  return unsentPieces({ quantity, canceled: canceledQuantity, fulfilled: fulfilledQuantity });
}
