import { and } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { products } from '#db/schema/index.ts';
import { NOT_DELETED } from '../product-conditions.ts';
import type { SearchPlan } from './search-plan.ts';
import { foundBy } from './search-sql.ts';

/** Whether a search finds anything at all, whatever else the list is filtered by. */
export async function findsAny(db: Connection, search: string, plan: SearchPlan): Promise<boolean> {
  return (await countUpTo(db, search, plan, 1)) > 0;
}

/** How many products a search finds, counted no further than `most`. */
export async function countUpTo(
  db: Connection,
  search: string,
  plan: SearchPlan,
  most: number,
): Promise<number> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(NOT_DELETED, foundBy(search, plan)))
    .limit(most);
  return rows.length;
}
