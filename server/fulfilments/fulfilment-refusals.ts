import type { Fulfilment, ParcelLine } from '#domain/fulfilments/fulfilment.ts';
import type { Order } from '#domain/orders/order.ts';
import { isRefunded } from '#domain/orders/order-refund.ts';
import { unsentPieces } from '#domain/orders/restock.ts';
import { type OrderStatus, statusHas, statusLabel } from '#domain/orders/status.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { StoredLinePieces } from '../orders/restock-queries.ts';

/** Refuses to send a locked order of which nothing can be sent; null otherwise. */
export function refuseOrder({ status, cancellation }: Order): Refusal | null {
  if (cancellation) return CANCELED;
  return statusHas(status, 'sendable') ? null : notSendable(status);
}

/** Refuses to send an order together with others, though staff could send it by itself; null otherwise. */
export function refuseInBulk(order: Order): Refusal | null {
  if (isRefunded(order)) return REFUNDED;
  return order.paymentStatus === 'paid' ? null : UNPAID;
}

/** Refuses pieces of a locked order that cannot be sent; null if all can. */
export function refuseParcel(
  lines: readonly StoredLinePieces[],
  pieces: readonly ParcelLine[],
): Refusal | null {
  if (lines.every((line) => unsentPieces(line) <= 0)) return ALL_SENT;
  if (pieces.length === 0) return atField('invalid', 'lines', 'Choose what is sent.');
  for (const [index, { position, quantity }] of pieces.entries()) {
    const line = lines.find((candidate) => candidate.position === position);
    if (!line) return atField('invalid', `lines.${index}.position`, `The order has no line ${position + 1}.`);
    const left = unsentPieces(line);
    if (quantity <= left) continue;
    const message =
      left === 0
        ? `Nothing of line ${position + 1} is left to send.`
        : `Only ${left} of line ${position + 1} can still be sent.`;
    return atField('conflict', `lines.${index}.quantity`, message);
  }
  return null;
}

/** Refuses a parcel with pieces that are not shipped, and a number for such pieces; null otherwise. */
export function refuseMixed(
  lines: readonly StoredLinePieces[],
  pieces: readonly ParcelLine[],
  { trackingNumber }: Pick<Fulfilment, 'trackingNumber'>,
): Refusal | null {
  const isProvided = ({ position }: ParcelLine) =>
    lines.find((line) => line.position === position)?.notShipped === true;
  const first = pieces.findIndex(isProvided);
  if (first === -1) return null;
  if (!pieces.every(isProvided))
    return atField('conflict', `lines.${first}.position`, 'This is not shipped: it is in no parcel.');
  if (trackingNumber === null) return null;
  return atField('conflict', 'trackingNumber', 'This is not shipped: it has no number.');
}

function atField(code: 'invalid' | 'conflict', field: string, message: string): Refusal {
  return refuse(code, message, { fields: { [field]: message } });
}

export const NO_PARCEL = refuse('not_found', 'There is no such parcel.');

export const ALREADY_DELIVERED = refuse(
  'conflict',
  'This parcel is delivered. Record what comes back as a return.',
);

function notSendable(status: OrderStatus): Refusal {
  const label = statusLabel(status).toLowerCase();
  return refuse('conflict', `This order is ${label}. Set another status before it is sent.`);
}

const CANCELED = refuse('conflict', 'This order was canceled. Nothing of it can be sent.');
const ALL_SENT = refuse('conflict', 'Nothing of this order is left to send.');
const REFUNDED = refuse('conflict', 'Its payment was returned. Open the order to send it all the same.');
const UNPAID = refuse('conflict', 'It is not paid. Open the order to send it all the same.');
