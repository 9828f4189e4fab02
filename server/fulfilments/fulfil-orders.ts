import { createHmac } from 'node:crypto';
import type { Database } from '#db/connection.ts';
import { parseOrderId } from '#domain/ids.ts';
import type { Seed } from '../http/idempotency.ts';
import { ORDER_NOT_FOUND } from '../orders/order-refusals.ts';
import { fulfilOrder, type Parcel, type Sender } from './fulfil-order.ts';
import { refuseInBulk } from './fulfilment-refusals.ts';

type Sending = {
  orders: readonly { id: string; trackingNumber: string | null }[];
  carrier: string | null;
  notify?: boolean | undefined;
  evenIfDisputed?: boolean | undefined;
};

/**
 * Sends all that is left of many orders, each in its own transaction: a refusal affects no other order. The
 * same `seed` sends each once.
 */
export async function fulfilOrders(
  db: Database,
  { orders, carrier, notify, evenIfDisputed }: Sending,
  { seed, ...sender }: Sender,
) {
  const succeeded: string[] = [];
  const failed: { id: string; message: string }[] = [];
  for (const { id: typed, trackingNumber } of orders) {
    const id = parseOrderId(typed);
    const parcel: Parcel = { carrier, trackingNumber, trackingUrl: null, notify, evenIfDisputed };
    const sent = id
      ? await fulfilOrder(db, id, parcel, { ...sender, seed: deriveSeed(seed, id) }, refuseInBulk)
      : ORDER_NOT_FOUND;
    if (sent.ok) succeeded.push(typed);
    else failed.push({ id: typed, message: sent.refusal.message });
  }
  return { succeeded, failed };
}

function deriveSeed(seed: Seed, orderId: string): Seed {
  return createHmac('sha256', seed).update(orderId).digest();
}
