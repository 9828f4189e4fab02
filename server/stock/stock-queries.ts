import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { prepared } from '#db/prepared.ts';
import { products, productVariants } from '#db/schema/index.ts';
import { IS_SHOWN } from '#db/shown-products.ts';

export type Sold = { isOffered: boolean; isCounted: boolean };

/** Variants that are not removed, of products that are not deleted, by id. */
export async function findSold(db: Connection, ids: string[]): Promise<Map<string, Sold>> {
  const rows = await selectSold(db, { ids });
  return new Map(rows.map(({ id, ...sold }) => [id, sold]));
}

const selectSold = prepared('find_sold', (db) =>
  db
    .select({
      id: productVariants.id,
      isOffered: sql<boolean>`${IS_SHOWN} and ${products.availability} and ${productVariants.isOffered}`,
      isCounted: sql<boolean>`coalesce(${productVariants.onHand}, ${productVariants.stock}) is not null`,
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(
      and(
        sql`${productVariants.id} = any(${sql.placeholder('ids')})`,
        isNull(productVariants.removedAt),
        isNull(products.deletedAt),
      ),
    ),
);
