import type pg from 'pg';

/** Begins the ledger of each counted product that has no movements yet, with its count. */
export async function writeOpeningStock(client: pg.ClientBase, now: Date): Promise<void> {
  await client.query(
    `insert into stock_movements (product_id, change, stock, kind, cause_kind, reason, at)
     select id, stock, stock, 'counting_started', 'shop', 'Counting started', $1 from products
     where stock is not null and not exists (select from stock_movements where product_id = products.id)
     order by id`,
    [now],
  );
}
