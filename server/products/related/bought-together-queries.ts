import { sql } from 'drizzle-orm';
import type { Database } from '#db/connection.ts';
import { hasTrait } from '#db/order-conditions.ts';

/** The newest orders that are read. */
const ORDERS = 10_000;

/** Products of an order above which it says nothing of what belongs together. */
const MOST_PRODUCTS = 20;

/** One order is chance, and would say what one customer bought. */
const LEAST_ORDERS = 2;

const PER_PRODUCT = 8;

/**
 * Finds the ids of products that were bought together with each product, the most often first. Reads the
 * newest paid orders only, so it takes the same time in a shop of any size.
 */
export async function findBoughtTogether(db: Database): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ product_id: string; others: string[] }>(sql`
    with recent as materialized (
      select id from (
        select id, payment_status, status, deleted_at from orders order by created_at desc, id limit ${ORDERS}
      ) newest
      where payment_status = 'paid' and ${hasTrait(sql`status`, 'sale')} and deleted_at is null
    ),
    bought as materialized (
      select order_id, product_id from (
        select l.order_id, l.product_id, count(*) over (partition by l.order_id) as products
        from recent join order_lines l on l.order_id = recent.id
        where l.product_id <> ''
        group by l.order_id, l.product_id
      ) counted
      where products between 2 and ${MOST_PRODUCTS}
    ),
    pairs as (
      select one.product_id, other.product_id as other_id, count(*) as orders,
        row_number() over (partition by one.product_id order by count(*) desc, other.product_id) as place
      from bought one
      join bought other on other.order_id = one.order_id and other.product_id <> one.product_id
      group by one.product_id, other.product_id
      having count(*) >= ${LEAST_ORDERS}
    )
    select product_id, array_agg(other_id order by place) as others
    from pairs where place <= ${PER_PRODUCT} group by product_id`);
  return new Map(rows.map(({ product_id, others }) => [product_id, others]));
}
