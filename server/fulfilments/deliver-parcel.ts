import type { Transaction } from '#db/connection.ts';
import { describeParcel, type Fulfilment, isAllDelivered } from '#domain/fulfilments/fulfilment.ts';
import type { Order, OrderActivity } from '#domain/orders/order.ts';
import { unsentPieces } from '#domain/orders/restock.ts';
import { statusHas, statusNote } from '#domain/orders/status.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Staff } from '../http/staff.ts';
import { statusChange } from '../mail/new-order-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { moveOrder } from '../orders/move-order.ts';
import { selectLinePieces } from '../orders/restock-queries.ts';
import { updateFulfilment } from './fulfilment-queries.ts';

type Delivery = { staff: Staff; notify: boolean; now: Date };

/** Marks a parcel of a locked order as delivered; the last delivery of all its pieces delivers the order. */
export async function deliverParcel(
  tx: Transaction,
  order: Order,
  parcel: Fulfilment,
  { staff, notify, now }: Delivery,
): Promise<Fulfilment> {
  const delivered: Fulfilment = { ...parcel, deliveredAt: now };
  await updateFulfilment(tx, parcel.id, { deliveredAt: now });
  const what = describeParcel(
    parcel.lines,
    order.lines.map(({ name }) => name),
  );
  const parcels = (order.fulfilments ?? []).map((one) => (one.id === parcel.id ? delivered : one));
  const isLast = await deliversOrder(tx, { ...order, fulfilments: parcels });
  const activity: OrderActivity = {
    status: isLast ? 'delivered' : order.status,
    timestamp: now,
    description: isLast ? statusNote('delivered') : `Delivered: ${what}.`,
  };
  const { moved, position } = await moveOrder(tx, order, activity);
  const after = {
    delivered: what,
    ...(isLast && { status: 'delivered' }),
    ...(!notify && { emailed: false }),
  };
  const change = { before: { status: order.status }, after };
  await writeAudit(tx, { staff, action: 'order.deliver', subjectId: order.id, ...change }, now);
  if (isLast && notify) await writeMail(tx, statusChange(moved, activity, position), now);
  return delivered;
}

/** True if all of a locked order that is on its way has arrived. */
export async function deliversOrder(tx: Transaction, { id, status, fulfilments = [] }: Order) {
  if (!statusHas(status, 'open')) return false;
  const lines = await selectLinePieces(tx, id);
  return isAllDelivered(lines.map(unsentPieces), fulfilments);
}
