import type pg from 'pg';
import type { Sellable } from '#demo/large/many-orders.ts';
import type { Reviewed } from '#demo/large/many-reviews.ts';
import { type OptionWords, withOptions } from '#domain/products/option-words.ts';

/** Reads all products ordered by id, as available and with unlimited stock, as they once were. */
export async function readSellables(client: pg.ClientBase): Promise<(Sellable & Reviewed)[]> {
  const { rows } = await client.query<Omit<Sellable & Reviewed, 'options' | 'variantOptions'> & OptionWords>(`
    select id, name, image, gallery, category, price_cents as price, discount_price_cents as "discountPrice", colors, sizes, memory,
      properties, required_options as "requiredOptions", created_at as "createdAt", true as availability, null as stock
    from products where deleted_at is null order by id`);
  return rows.map(withOptions);
}
