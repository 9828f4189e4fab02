import { and, asc, eq } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { orderLines } from '#db/schema/index.ts';

export type StoredLinePieces = Awaited<ReturnType<typeof selectLinePieces>>[number];

/** Selects the pieces of each line of an order. Read them under the order's lock to change them. */
export async function selectLinePieces(db: Connection, orderId: string) {
  return await db
    .select({
      position: orderLines.position,
      productId: orderLines.productId,
      variantId: orderLines.variantId,
      name: orderLines.name,
      quantity: orderLines.quantity,
      notShipped: orderLines.notShipped,
      refunded: orderLines.refunded,
      taken: orderLines.taken,
      fulfilled: orderLines.fulfilled,
      canceled: orderLines.canceled,
      returned: orderLines.returned,
      restocked: orderLines.restocked,
      writtenOff: orderLines.writtenOff,
      canceledApart: orderLines.canceledApart,
      returnedApart: orderLines.returnedApart,
      restockedApart: orderLines.restockedApart,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
}

export async function updateLinePieces(
  tx: Transaction,
  orderId: string,
  { position, fulfilled, canceled, returned, restocked, writtenOff, ...apart }: StoredLinePieces,
): Promise<void> {
  const { canceledApart, returnedApart, restockedApart } = apart;
  const pieces = { fulfilled, canceled, returned, restocked, writtenOff };
  await tx
    .update(orderLines)
    .set({ ...pieces, canceledApart, returnedApart, restockedApart })
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.position, position)));
}
