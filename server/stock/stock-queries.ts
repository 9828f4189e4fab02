import { and, isNull, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { prepared } from '#db/prepared.ts';
import { products } from '#db/schema/index.ts';

export type Sold = { isOffered: boolean; isCounted: boolean };

export async function findSold(db: Connection, ids: string[]): Promise<Map<string, Sold>> {
  const rows = await selectSold(db, { ids });
  return new Map(rows.map(({ id, ...sold }) => [id, sold]));
}

const selectSold = prepared('find_sold', (db) =>
  db
    .select({
      id: products.id,
      isOffered: products.availability,
      isCounted: sql<boolean>`${products.stock} is not null`,
    })
    .from(products)
    .where(and(sql`${products.id} = any(${sql.placeholder('ids')})`, isNull(products.deletedAt))),
);
