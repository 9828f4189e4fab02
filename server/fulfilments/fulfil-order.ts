import { type Database, inTransaction, type Transaction } from '#db/connection.ts';
import { carrierName, readCarrier } from '#domain/fulfilments/carrier.ts';
import { describeParcel, type Fulfilment, type ParcelLine } from '#domain/fulfilments/fulfilment.ts';
import { fulfilmentIdFrom } from '#domain/ids.ts';
import { isProvided } from '#domain/orders/not-shipped.ts';
import type { Order, OrderActivity } from '#domain/orders/order.ts';
import { unsentPieces } from '#domain/orders/restock.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { refuseSending } from '../disputes/refuse-disputed.ts';
import type { Refusal } from '../http/answer.ts';
import type { Seed } from '../http/idempotency.ts';
import type { Staff } from '../http/staff.ts';
import { parcelSent } from '../mail/new-order-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { moveOrder } from '../orders/move-order.ts';
import { lockOrder } from '../orders/order-queries.ts';
import { ORDER_NOT_FOUND } from '../orders/order-refusals.ts';
import { selectLinePieces, updateLinePieces } from '../orders/restock-queries.ts';
import { insertFulfilment } from './fulfilment-queries.ts';
import { refuseMixed, refuseOrder, refuseParcel } from './fulfilment-refusals.ts';

export type Parcel = Pick<Fulfilment, 'carrier' | 'trackingNumber' | 'trackingUrl'> & {
  /** The pieces in the parcel. Default: all that are still to be sent; without any, those not shipped. */
  lines?: readonly ParcelLine[] | undefined;
  /** True if the customer gets a mail. Default: true. */
  notify?: boolean | undefined;
  /** True to send an order whose payment is disputed. */
  evenIfDisputed?: boolean | undefined;
};

export type Sender = { staff: Staff; seed: Seed; now: Date };

/**
 * Sends a parcel with pieces of an order, which is on the road then; or provides pieces that are not shipped,
 * the last of which deliver it. The same `seed` does it once. `refuses` may refuse the locked order for more
 * reasons.
 */
export async function fulfilOrder(
  db: Database,
  id: string,
  parcel: Parcel,
  { staff, seed, now }: Sender,
  refuses: (order: Order) => Refusal | null = () => null,
): Promise<{ ok: true; fulfilment: Fulfilment } | Refusal> {
  const fulfilmentId = fulfilmentIdFrom(seed);
  return await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) return ORDER_NOT_FOUND;
    const sent = order.fulfilments?.find((fulfilment) => fulfilment.id === fulfilmentId);
    if (sent) return { ok: true, fulfilment: sent };
    const lines = await selectLinePieces(tx, id);
    const pieces = parcel.lines ?? allUnsent(lines);
    const refusal =
      refuseOrder(order) ??
      refuses(order) ??
      refuseParcel(lines, pieces) ??
      refuseMixed(lines, pieces, parcel) ??
      (await refuseSending(tx, order.paymentIntentId, parcel));
    if (refusal) return refusal;
    const provides = isProvided({ lines: pieces }, order.lines);
    const fulfilment: Fulfilment = {
      id: fulfilmentId,
      lines: [...pieces].sort((one, other) => one.position - other.position),
      carrier: provides ? null : parcel.carrier && readCarrier(parcel.carrier),
      trackingNumber: parcel.trackingNumber,
      trackingUrl: parcel.trackingUrl,
      createdAt: now,
      deliveredAt: provides ? now : null,
    };
    await insertFulfilment(tx, { ...fulfilment, orderId: id, staff: staff.name });
    const after = lines.map((line) => ({
      ...line,
      fulfilled: line.fulfilled + piecesAt(pieces, line.position),
    }));
    for (const line of after) if (piecesAt(pieces, line.position) > 0) await updateLinePieces(tx, id, line);
    const left = after.reduce((sum, line) => sum + unsentPieces(line), 0);
    const facts = { left, provides, notify: parcel.notify ?? true, staff, now };
    await record(tx, order, fulfilment, facts);
    return { ok: true, fulfilment };
  });
}

type Recorded = {
  /** Pieces that are still to be sent. */
  left: number;
  provides: boolean;
  notify: boolean;
  staff: Staff;
  now: Date;
};

async function record(
  tx: Transaction,
  order: Order,
  fulfilment: Fulfilment,
  { left, provides, notify, staff, now }: Recorded,
): Promise<void> {
  const { id } = order;
  const { lines, carrier, trackingNumber } = fulfilment;
  const names = order.lines.map(({ name }) => name);
  const what = describeParcel(lines, names);
  const by = carrier ? ` with ${carrierName(carrier)}` : '';
  const activity: OrderActivity = {
    status: provides ? statusOnceProvided(order, left) : 'on-the-road',
    timestamp: now,
    description: `${provides ? 'Provided' : 'Sent'}${by}: ${what}.`,
  };
  await moveOrder(tx, order, activity);
  const after = {
    parcel: what,
    ...(carrier && { carrier: carrierName(carrier) }),
    ...(trackingNumber && { trackingNumber }),
    ...(!notify && { emailed: false }),
  };
  const change = { before: { status: order.status }, after: { status: activity.status, ...after } };
  await writeAudit(tx, { staff, action: 'order.fulfil', subjectId: id, ...change }, now);
  if (notify) await writeMail(tx, parcelSent(order, fulfilment, left), now);
}

/** The last pieces deliver an order all of whose parcels have arrived. */
function statusOnceProvided({ status, fulfilments = [] }: Order, left: number): OrderStatus {
  const hasArrived = left === 0 && fulfilments.every(({ deliveredAt }) => deliveredAt !== null);
  return hasArrived ? 'delivered' : status;
}

function allUnsent(lines: Awaited<ReturnType<typeof selectLinePieces>>): ParcelLine[] {
  const unsent = lines.filter((line) => unsentPieces(line) > 0);
  const shipped = unsent.filter(({ notShipped }) => !notShipped);
  return (shipped.length > 0 ? shipped : unsent).map((line) => ({
    position: line.position,
    quantity: unsentPieces(line),
  }));
}

function piecesAt(pieces: readonly ParcelLine[], position: number): number {
  return pieces.find((piece) => piece.position === position)?.quantity ?? 0;
}
