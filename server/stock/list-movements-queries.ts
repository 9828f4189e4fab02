import { desc, eq } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { stockMovements } from '#db/schema/index.ts';
import type { Movement } from '#domain/stock/movement.ts';

/** Movements of a product, newest first. */
export async function selectMovements(
  db: Connection,
  productId: string,
  { page, limit }: { page: number; limit: number },
): Promise<Movement[]> {
  const rows = await db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.productId, productId))
    .orderBy(desc(stockMovements.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return rows.map(({ causeKind, causeId, ...row }) => ({ ...row, cause: { kind: causeKind, id: causeId } }));
}

export async function countMovements(db: Connection, productId: string): Promise<number> {
  return await db.$count(stockMovements, eq(stockMovements.productId, productId));
}
