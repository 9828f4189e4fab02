import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#db/connection.ts';
import type { Cents } from '#domain/money.ts';
import type { ProductStatus } from '#domain/products/status.ts';

/** A product that staff chose for another one; `price` is what the filter of the list compares. */
export type RelatedProduct = {
  id: string;
  name: string;
  image: string;
  brand: string;
  price: Cents;
  isAvailable: boolean;
  isDeleted: boolean;
  status: ProductStatus;
};

/** The products that staff chose to go well with a product, in their order, also deleted ones. */
// Named by hand: Drizzle leaves out the table's name in a query of one table.
export function relatedJson(ids: SQL = sql`products.related_ids`): SQL<RelatedProduct[]> {
  return sql<RelatedProduct[]>`(
    select coalesce(json_agg(json_build_object(
      'id', r.id, 'name', r.name, 'image', r.image, 'brand', r.brand, 'price', r.effective_price_cents,
      'isAvailable', r.is_available, 'isDeleted', r.deleted_at is not null, 'status', r.status) order by chosen.place), '[]')
    from jsonb_array_elements_text(${ids}) with ordinality chosen (id, place)
    join products r on r.id = chosen.id)`;
}

/** Selects the products with these ids that exist, in this order, also deleted ones. */
export async function selectRelated(tx: Transaction, ids: readonly string[]): Promise<RelatedProduct[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<{ related: RelatedProduct[] }>(
    sql`select ${relatedJson(sql`${JSON.stringify(ids)}::jsonb`)} as related`,
  );
  return rows[0]?.related ?? [];
}
