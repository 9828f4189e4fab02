import { and, eq, isNull } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { fulfilmentLines, fulfilments } from '#db/schema/index.ts';
import type { Fulfilment } from '#domain/fulfilments/fulfilment.ts';

type Stored = Omit<Fulfilment, 'lines'> & { orderId: string };

export async function insertFulfilment(
  tx: Transaction,
  { lines, ...parcel }: Stored & Pick<Fulfilment, 'lines'> & { staff: string },
): Promise<void> {
  await tx.insert(fulfilments).values(parcel);
  await tx.insert(fulfilmentLines).values(lines.map((line) => ({ ...line, fulfilmentId: parcel.id })));
}

/** Finds the order of a parcel; null if there is no such parcel. */
export async function findOrderOfFulfilment(db: Connection, id: string): Promise<string | null> {
  const [row] = await db
    .select({ orderId: fulfilments.orderId })
    .from(fulfilments)
    .where(eq(fulfilments.id, id));
  return row?.orderId ?? null;
}

type Changes = Partial<Pick<Fulfilment, 'carrier' | 'trackingNumber' | 'trackingUrl' | 'deliveredAt'>>;

export async function updateFulfilment(tx: Transaction, id: string, changes: Changes): Promise<void> {
  await tx.update(fulfilments).set(changes).where(eq(fulfilments.id, id));
}

/** Deletes a parcel that is not delivered; false if it is. */
export async function deleteFulfilment(
  tx: Transaction,
  id: string,
  { evenIfDelivered }: { evenIfDelivered: boolean },
): Promise<boolean> {
  const isUnderWay = and(
    eq(fulfilments.id, id),
    evenIfDelivered ? undefined : isNull(fulfilments.deliveredAt),
  );
  const [row] = await tx.select({ id: fulfilments.id }).from(fulfilments).where(isUnderWay).for('update');
  if (!row) return false;
  await tx.delete(fulfilmentLines).where(eq(fulfilmentLines.fulfilmentId, id));
  await tx.delete(fulfilments).where(eq(fulfilments.id, id));
  return true;
}
