import { and, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { products } from '#db/schema/index.ts';
import { IS_LISTED } from '#db/shown-products.ts';
import { hiddenLimit } from '../../lists/hidden-limit.ts';
import type { SearchPlan } from './search-plan.ts';
import { matchesSearch } from './search-sql.ts';

/** True if a search finds a product, without other filters. */
export async function findsAny(db: Connection, search: string, plan: SearchPlan): Promise<boolean> {
  return (await countUpTo(db, search, plan, 1)) > 0;
}

/** Counts products that a search finds, at most `most`. */
export async function countUpTo(
  db: Connection,
  search: string,
  plan: SearchPlan,
  most: number,
): Promise<number> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(IS_LISTED, matchesSearch(search, plan)))
    .limit(hiddenLimit(most));
  return rows.length;
}

/** No index finds one or two letters inside words, so a search for them reads only the newest products. */
const MAX_READ = 2_000;

/** Finds the time since when the newest `MAX_READ` products were added; null if the shop has fewer. */
export async function findHorizon(db: Connection): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: products.createdAt })
    .from(products)
    .where(IS_LISTED)
    .orderBy(sql`${products.createdAt} desc nulls last`)
    .limit(1)
    .offset(MAX_READ - 1);
  return row?.createdAt ?? null;
}
