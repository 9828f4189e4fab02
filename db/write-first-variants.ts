import { type SQL, sql } from 'drizzle-orm';

/** Gives each product that has no variant its first, which has its id, SKU and stock. */
export async function writeFirstVariants(db: { execute(statement: SQL): Promise<unknown> }): Promise<void> {
  await db.execute(sql.raw(WRITE_FIRST_VARIANTS));
}

export const WRITE_FIRST_VARIANTS = `
  insert into product_variants (id, product_id, position, sku, options, combination, stock, product_deleted)
  select id, id, 0, sku, '{}', '', stock, deleted_at is not null from products
  where not exists (select from product_variants where product_id = products.id)
  order by id on conflict do nothing`;
