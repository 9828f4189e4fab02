import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { stockMovements } from '#db/schema/index.ts';
import { createVariantId, firstVariantId } from '#domain/products/variants/variant.ts';
import type { Movement } from '#domain/stock/movement.ts';

/** The movements of all variants of a product, or of one. */
export type MovementFilter = { productId: string; variantId?: string };

/** Movements of stock, newest first. */
export async function selectMovements(
  db: Connection,
  of: MovementFilter,
  { page, limit }: { page: number; limit: number },
): Promise<Movement[]> {
  const rows = await db
    .select()
    .from(stockMovements)
    .where(matchMovements(of))
    .orderBy(desc(stockMovements.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return rows.map(({ causeKind, causeId, ...row }) => ({
    ...row,
    variantId: createVariantId(row),
    cause: { kind: causeKind, id: causeId },
  }));
}

export async function countMovements(db: Connection, of: MovementFilter): Promise<number> {
  return await db.$count(stockMovements, matchMovements(of));
}

/** Each condition is that of an index. */
function matchMovements({ productId, variantId }: MovementFilter): SQL | undefined {
  if (variantId === undefined) return eq(stockMovements.productId, productId);
  if (variantId !== firstVariantId(productId)) return eq(stockMovements.variantId, variantId);
  return and(eq(stockMovements.productId, productId), isNull(stockMovements.variantId));
}
