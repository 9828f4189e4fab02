import { type Database, inTransaction, type Transaction } from '#db/connection.ts';
import { carrierName, readCarrier } from '#domain/fulfilments/carrier.ts';
import { describeParcel, type Fulfilment } from '#domain/fulfilments/fulfilment.ts';
import type { Order } from '#domain/orders/order.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Refusal } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { parcelTracking } from '../mail/new-order-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { lockOrder } from '../orders/order-queries.ts';
import { deliverParcel } from './deliver-parcel.ts';
import { findOrderOfFulfilment, updateFulfilment } from './fulfilment-queries.ts';
import { NO_PARCEL } from './fulfilment-refusals.ts';

type Change = {
  carrier?: string | null | undefined;
  trackingNumber?: string | null | undefined;
  trackingUrl?: string | null | undefined;
  delivered?: true | undefined;
  notify?: boolean | undefined;
};

type By = { staff: Staff; now: Date };

/** Corrects who carries a parcel, and marks it as delivered. What is not given stays. */
export async function changeFulfilment(
  db: Database,
  id: string,
  change: Change,
  by: By,
): Promise<{ ok: true; fulfilment: Fulfilment } | Refusal> {
  const orderId = await findOrderOfFulfilment(db, id);
  if (orderId === null) return NO_PARCEL;
  return await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const before = order?.fulfilments?.find((fulfilment) => fulfilment.id === id);
    if (!order || !before) return NO_PARCEL;
    const { delivered, notify = true, ...tracking } = change;
    const corrected = await correct(tx, order, before, tracking, { ...by, notify });
    const fulfilment =
      delivered && !corrected.deliveredAt
        ? await deliverParcel(tx, order, corrected, { ...by, notify })
        : corrected;
    return { ok: true, fulfilment };
  });
}

async function correct(
  tx: Transaction,
  order: Order,
  before: Fulfilment,
  tracking: Omit<Change, 'delivered' | 'notify'>,
  { staff, now, notify }: By & { notify: boolean },
): Promise<Fulfilment> {
  const { carrier: by = before.carrier, trackingNumber: number = before.trackingNumber } = tracking;
  const { trackingUrl: url = before.trackingUrl } = tracking;
  const carrier = by ? readCarrier(by) : null;
  const trackingNumber = number || null;
  const trackingUrl = url || null;
  const after: Fulfilment = { ...before, carrier, trackingNumber, trackingUrl };
  if (serializeTracking(after) === serializeTracking(before)) return before;
  await updateFulfilment(tx, before.id, { carrier, trackingNumber, trackingUrl });
  const entry = {
    subjectId: order.id,
    before: toAuditEntry(order, before),
    after: toAuditEntry(order, after),
  };
  await writeAudit(tx, { staff, action: 'order.parcel', ...entry }, now);
  if (notify && (trackingNumber || trackingUrl)) await writeMail(tx, parcelTracking(order, after, now), now);
  return after;
}

function serializeTracking({ carrier, trackingNumber, trackingUrl }: Fulfilment): string {
  return JSON.stringify([carrier, trackingNumber, trackingUrl]);
}

function toAuditEntry({ lines }: Order, fulfilment: Fulfilment) {
  const { carrier, trackingNumber, trackingUrl } = fulfilment;
  return {
    parcel: describeParcel(
      fulfilment.lines,
      lines.map(({ name }) => name),
    ),
    carrier: carrier && carrierName(carrier),
    trackingNumber,
    trackingUrl,
  };
}
