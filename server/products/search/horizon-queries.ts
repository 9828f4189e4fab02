import { sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { products } from '#db/schema/index.ts';
import { NOT_DELETED } from '../product-conditions.ts';

/**
 * No index finds one or two letters inside of words. A search for so few looks through the newest products
 * only, as many as are looked through in no time.
 */
const LOOKED_THROUGH = 10_000;

/** When the last of these was added; null where the shop has fewer. */
export async function findHorizon(db: Connection): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: products.createdAt })
    .from(products)
    .where(NOT_DELETED)
    .orderBy(sql`${products.createdAt} desc nulls last`)
    .limit(1)
    .offset(LOOKED_THROUGH - 1);
  return row?.createdAt ?? null;
}
