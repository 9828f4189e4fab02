import { type Database, inTransaction } from '#db/connection.ts';
import { describeParcel } from '#domain/fulfilments/fulfilment.ts';
import { isProvided, needsShipping } from '#domain/orders/not-shipped.ts';
import type { Order, OrderActivity } from '#domain/orders/order.ts';
import { isShipped } from '#domain/orders/restock.ts';
import { statusHas } from '#domain/orders/status.ts';
import { returnablePieces } from '#domain/returns/returnable.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { followStatus } from '../orders/follow-status.ts';
import { moveOrder } from '../orders/move-order.ts';
import { lockOrder } from '../orders/order-queries.ts';
import { selectLinePieces, updateLinePieces } from '../orders/restock-queries.ts';
import { selectReturnsOfOrders } from '../returns/order-return-queries.ts';
import { deleteFulfilment, findOrderOfFulfilment } from './fulfilment-queries.ts';
import { ALREADY_DELIVERED, NO_PARCEL, refuseOrder } from './fulfilment-refusals.ts';

/**
 * Takes back a parcel that was recorded by mistake and is not delivered: its pieces are to be sent again, and
 * an order of which nothing else is out has the status from before it was on the road.
 */
export async function takeBackParcel(
  db: Database,
  id: string,
  { staff, now }: { staff: Staff; now: Date },
): Promise<{ ok: true } | Refusal> {
  const orderId = await findOrderOfFulfilment(db, id);
  if (orderId === null) return NO_PARCEL;
  return await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const parcel = order?.fulfilments?.find((fulfilment) => fulfilment.id === id);
    if (!order || !parcel) return NO_PARCEL;
    const refused = refuseOrder(order);
    if (refused) return refused;
    // What was provided was delivered with it, and cannot come back.
    const provides = isProvided(parcel, order.lines);
    const lines = await selectLinePieces(tx, orderId);
    const returnable = returnablePieces(lines, await selectReturnsOfOrders(tx, [orderId]));
    for (const { position, quantity } of parcel.lines)
      if (!provides && quantity > (returnable[position] ?? 0)) return refuseReturned(order, position);
    if (!(await deleteFulfilment(tx, id, { evenIfDelivered: provides }))) return ALREADY_DELIVERED;
    const after = lines.map((line) => {
      const pieces = parcel.lines.find(({ position }) => position === line.position)?.quantity ?? 0;
      return { ...line, fulfilled: line.fulfilled - pieces };
    });
    for (const { position } of parcel.lines) {
      const line = after.find((one) => one.position === position);
      if (line) await updateLinePieces(tx, orderId, line);
    }
    const what = describeParcel(
      parcel.lines,
      order.lines.map(({ name }) => name),
    );
    const isAnyOut = after.some(({ fulfilled }) => fulfilled > 0);
    const activity: OrderActivity = {
      status: isAnyOut && !(provides && order.status === 'delivered') ? order.status : statusBefore(order),
      timestamp: now,
      description: `${provides ? 'Not provided' : 'Parcel taken back'}: ${what}.`,
    };
    await moveOrder(tx, order, activity);
    // Its delivery counted as sent what is in no parcel, too.
    if (provides && activity.status !== order.status) await followStatus(tx, orderId, activity.status, now);
    const change = {
      before: { status: order.status, parcel: what, trackingNumber: parcel.trackingNumber },
      after: { status: activity.status, parcel: null, trackingNumber: null },
    };
    await writeAudit(tx, { staff, action: 'order.take_back', subjectId: orderId, ...change }, now);
    return { ok: true };
  });
}

/**
 * Returns the last status before the order was on the road, or before it was delivered, in which it was
 * under way: one that was rejected meanwhile does not end again.
 */
function statusBefore({ status, activities, lines }: Order): Order['status'] {
  if (!isShipped(status)) return status;
  const before = activities.findLast(
    (activity) =>
      statusHas(activity.status, 'open') && (status === 'delivered' || !isShipped(activity.status)),
  );
  return before?.status ?? (needsShipping(lines) ? 'packaging' : 'placed');
}

function refuseReturned({ lines }: Order, position: number): Refusal {
  const name = lines[position]?.name ?? `Line ${position + 1}`;
  return refuse('conflict', `${name} of this parcel came back, or is asked to. It was sent.`);
}
