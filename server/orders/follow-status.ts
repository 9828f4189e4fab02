import type { Transaction } from '#db/connection.ts';
import { sentOnStatus } from '#domain/orders/sent-pieces.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { countPiecesInParcels, deliverParcels } from '../fulfilments/order-fulfilment-queries.ts';
import { selectLinePieces, updateLinePieces } from './restock-queries.ts';

/** Counts the sent pieces of a locked order whose status staff have set, and delivers its parcels with it. */
export async function followStatus(
  tx: Transaction,
  orderId: string,
  status: OrderStatus,
  now: Date,
): Promise<void> {
  const lines = await selectLinePieces(tx, orderId);
  const parcels = await countPiecesInParcels(tx, orderId);
  const sent = sentOnStatus(
    status,
    lines,
    lines.map(({ position }) => parcels.get(position) ?? 0),
  );
  for (const [index, line] of lines.entries()) {
    const fulfilled = sent[index] ?? line.fulfilled;
    if (fulfilled !== line.fulfilled) await updateLinePieces(tx, orderId, { ...line, fulfilled });
  }
  if (status === 'delivered' && parcels.size > 0) await deliverParcels(tx, orderId, now);
}
