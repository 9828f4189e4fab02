import type pg from 'pg';
import type { Sellable } from '#demo/large/many-orders.ts';
import type { Reviewed } from '#demo/large/many-reviews.ts';

/**
 * Every product of the shop as it could once be bought: then, all of them were there. In an order that is
 * always the same.
 */
export async function readSellables(client: pg.ClientBase): Promise<(Sellable & Reviewed)[]> {
  const { rows } = await client.query(`
    select id, name, image, gallery, category, price_cents as price, discount_price_cents as "discountPrice", colors, sizes, memory,
      properties, required_options as "requiredOptions", created_at as "createdAt", true as availability, null as stock
    from products where deleted_at is null order by id`);
  return rows;
}
