import { sql } from 'drizzle-orm';
import type { Transaction } from '#db/connection.ts';
import { preparedStatement } from '#db/prepared.ts';
import { MAX_COUNTED_STOCKS } from '#domain/stock/share-of-shop.ts';

/** Counts counted variants with pieces left that the shop offers, up to `MAX_COUNTED_STOCKS`. */
export async function countStocks(tx: Transaction): Promise<number> {
  const [row] = await count(tx, { most: MAX_COUNTED_STOCKS });
  return row?.count ?? 0;
}

const count = preparedStatement<{ count: number }>(
  'count_stocks',
  sql`select count(*)::int as count from (
    select 1 from product_variants
    where stock > 0 and is_offered and removed_at is null and not product_deleted
    limit ${sql.placeholder('most')}::int) counted`,
);
