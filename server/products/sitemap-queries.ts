import { and, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { products } from '#db/schema/index.ts';
import { IS_LISTED } from '#db/shown-products.ts';
import { fromLowest } from '../lists/list-queries.ts';

const { id, createdAt } = products;

/** Oldest first, along `products_newest`: new products change the last part only. */
const OLDEST_FIRST = fromLowest(createdAt, id);

/** Ids and dates of products for sale, oldest first, from the product `from` on. */
export async function selectProductIds(
  db: Connection,
  { from, limit }: { from: string | null; limit: number },
): Promise<{ id: string; createdAt: Date }[]> {
  const first = sql`(select first.created_at from ${products} first where first.id = ${from})`;
  return await db
    .select({ id, createdAt })
    .from(products)
    .where(and(IS_LISTED, from === null ? undefined : isFrom(first, sql`${from}`)))
    .orderBy(...OLDEST_FIRST)
    .limit(limit);
}

/** Selects the first product of each part of `size` products: one pass over the index, without the table. */
export async function selectPartStarts(db: Connection, size: number): Promise<string[]> {
  const start = (where: SQL | undefined, offset: number) => sql`(
    select ${createdAt} as created_at, ${id} as id from ${products} where ${and(IS_LISTED, where)}
    order by ${sql.join(OLDEST_FIRST, sql`, `)} limit 1 offset ${offset})`;
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive part as (
      ${start(undefined, 0)}
      union all
      select next.* from part
        cross join lateral ${start(isFrom(sql`part.created_at`, sql`part.id`), size)} next
    ) select id from part`);
  return rows.map((row) => row.id);
}

/** The first bound lets the index seek, which `or` would prevent. */
function isFrom(at: SQL, firstId: SQL): SQL {
  return sql`(${createdAt} >= ${at} and (${createdAt} > ${at} or ${id} <= ${firstId}))`;
}
