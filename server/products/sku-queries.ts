import { inArray } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { products } from '#db/schema/index.ts';

/** Selects the current SKUs of products, deleted or not, by id. */
export async function selectSkus(db: Connection, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(inArray(products.id, ids));
  return new Map(rows.map(({ id, sku }) => [id, sku]));
}
