import { and, eq, isNull, sql, sum } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { fulfilmentLines, fulfilments } from '#db/schema/index.ts';
import type { Fulfilment } from '#domain/fulfilments/fulfilment.ts';

type Parcel = Omit<Fulfilment, 'lines' | 'createdAt' | 'deliveredAt'>;

/** The parcels that have pieces of an order line, with how many; times are texts. */
type LineParcels = (Parcel & { createdAt: string; deliveredAt: string | null; quantity: number })[];

/** A column of a query of order lines, so that their parcels need no query of their own; null without any. */
export const lineParcels = sql<LineParcels | null>`(
  select jsonb_agg(jsonb_build_object('id', parcel.id, 'carrier', parcel.carrier,
    'trackingNumber', parcel.tracking_number, 'trackingUrl', parcel.tracking_url,
    'createdAt', parcel.created_at, 'deliveredAt', parcel.delivered_at, 'quantity', piece.quantity))
  from ${fulfilments} parcel join ${fulfilmentLines} piece on piece.fulfilment_id = parcel.id
  where parcel.order_id = order_lines.order_id and piece.position = order_lines.position)`;

/** Groups the parcels of an order, oldest first, from the parcels of its lines; undefined without any. */
export function groupParcels(
  lines: readonly { position: number; parcels: LineParcels | null }[],
): Fulfilment[] | undefined {
  const parts = lines.flatMap(({ position, parcels }) =>
    (parcels ?? []).map((parcel) => ({ ...parcel, position })),
  );
  if (parts.length === 0) return undefined;
  return [...Map.groupBy(parts, ({ id }) => id).values()]
    .flatMap((pieces) => {
      const [first] = pieces;
      if (!first) return [];
      const { position, quantity, createdAt, deliveredAt, ...parcel } = first;
      return {
        ...parcel,
        createdAt: new Date(createdAt),
        deliveredAt: deliveredAt === null ? null : new Date(deliveredAt),
        lines: pieces.map((piece) => ({ position: piece.position, quantity: piece.quantity })),
      };
    })
    .sort(
      (one, other) => one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1),
    );
}

/** Counts the pieces of an order that are in parcels, by the position of their line. */
export async function countPiecesInParcels(db: Connection, orderId: string): Promise<Map<number, number>> {
  const rows = await db
    .select({ position: fulfilmentLines.position, pieces: sum(fulfilmentLines.quantity) })
    .from(fulfilmentLines)
    .innerJoin(fulfilments, eq(fulfilments.id, fulfilmentLines.fulfilmentId))
    .where(eq(fulfilments.orderId, orderId))
    .groupBy(fulfilmentLines.position);
  return new Map(rows.map(({ position, pieces }) => [position, Number(pieces)]));
}

/** Undoes `deliverParcels` of that moment. */
export async function undeliverParcels(tx: Transaction, orderId: string, deliveredAt: Date): Promise<void> {
  await tx
    .update(fulfilments)
    .set({ deliveredAt: null })
    .where(and(eq(fulfilments.orderId, orderId), eq(fulfilments.deliveredAt, deliveredAt)));
}

/** Marks the parcels of an order as delivered. */
export async function deliverParcels(tx: Transaction, orderId: string, now: Date): Promise<void> {
  await tx
    .update(fulfilments)
    .set({ deliveredAt: now })
    .where(and(eq(fulfilments.orderId, orderId), isNull(fulfilments.deliveredAt)));
}
