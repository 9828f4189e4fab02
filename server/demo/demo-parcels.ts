import type pg from 'pg';
import { copyRows } from '#db/fill/copy-rows.ts';
import type { FirstStart } from '#db/fill/fill-first-start.ts';
import { fulfilmentLines, fulfilments, returnLines, returns } from '#db/schema/index.ts';
import { fulfilmentIdFrom, returnIdFrom } from '#domain/ids.ts';
import type { Order } from '#domain/orders/order.ts';
import { isShipped } from '#domain/orders/restock.ts';
import { DAY } from '#domain/time-units.ts';

/** Orders that have parcels: the newest that were sent. */
const WITH_PARCELS = 20;

/** Hours after its delivery the return was asked for. */
const ASKED_AFTER = 20;

type Parcel = typeof fulfilments.$inferInsert & { lines: { position: number; quantity: number }[] };

/** Adds parcels of the newest orders that were sent, one of them in two, and a return to look at. */
export async function addDemoParcels(
  client: pg.ClientBase,
  { orders }: FirstStart,
  { staff, now }: { staff: string; now: Date },
): Promise<void> {
  const newest = orders.map(({ order }) => order).toReversed();
  const sent = newest.filter(({ status }) => isShipped(status)).slice(0, WITH_PARCELS);
  const several = sent.filter(({ lines }) => lines.length > 1);
  const inTwo = several.find(({ status }) => status === 'on-the-road') ?? several[0];
  const parcels = sent.flatMap((order) => createParcels(order, staff, order === inTwo));
  await copyRows(
    client,
    fulfilments,
    parcels.map(({ lines, ...parcel }) => parcel),
  );
  await copyRows(
    client,
    fulfilmentLines,
    parcels.flatMap(({ id, lines }) => lines.map((line) => ({ ...line, fulfilmentId: id }))),
  );
  const returned = sent.find((order) => canBeAskedBack(order, now));
  if (returned) await addReturn(client, returned);
}

function createParcels(order: Order, staff: string, inTwo: boolean): Parcel[] {
  const { id: orderId, activities, lines } = order;
  const sentAt = findTime(order, 'on-the-road');
  if (!sentAt) return [];
  const all = lines.map(({ quantity }, position) => ({ position, quantity }));
  return (inTwo ? [all.slice(0, 1), all.slice(1)] : [all]).map((part, index) => ({
    id: fulfilmentIdFrom(createIdBytes(orderId, index)),
    orderId,
    carrier: 'ups',
    trackingNumber: `1Z${orderId.replace(/^MG-|-/g, '').slice(0, -1)}${index}`,
    trackingUrl: null,
    staff,
    createdAt: sentAt,
    deliveredAt: activities.findLast(({ status }) => status === 'delivered')?.timestamp ?? null,
    lines: part,
  }));
}

/** Delivered long enough ago that its return was asked for already, and not too long. */
function canBeAskedBack(order: Order, now: Date): boolean {
  const delivered = findTime(order, 'delivered');
  const age = delivered ? now.getTime() - delivered.getTime() : 0;
  return order.paymentStatus === 'paid' && age > DAY && age < 10 * DAY;
}

async function addReturn(client: pg.ClientBase, order: Order): Promise<void> {
  const id = returnIdFrom(createIdBytes(order.id, 2));
  const delivered = findTime(order, 'delivered')?.getTime() ?? 0;
  await copyRows(client, returns, [
    {
      id,
      orderId: order.id,
      status: 'requested',
      isWithdrawal: false,
      note: 'It is smaller than I thought. I have not used it.',
      createdAt: new Date(delivered + ASKED_AFTER * 3_600_000),
    },
  ]);
  await copyRows(client, returnLines, [{ returnId: id, position: 0, quantity: 1, reason: 'does_not_fit' }]);
}

function findTime({ activities }: Order, status: Order['status']): Date | undefined {
  return activities.findLast((activity) => activity.status === status)?.timestamp;
}

/** Bytes of which an id is made, the same at each first start. */
function createIdBytes(orderId: string, number: number): Uint8Array {
  return new TextEncoder().encode(`${orderId.replace(/^MG-|-/g, '').slice(1)}${number}`);
}
