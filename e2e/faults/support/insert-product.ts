import { WRITE_FIRST_VARIANTS } from '#db/write-first-variants.ts';
import type { Product } from '../processes/buyer.ts';

type Query = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

let products = 0;

/** A copy of a product of the demo catalogue, so that each test has its own. */
export async function insertProduct(query: Query): Promise<Product> {
  products += 1;
  const id = `faults-product-${products}`;
  const columns = await query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = 'products' and is_generated = 'NEVER' and column_name not in ('id', 'sku')`,
  );
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  await query(
    `insert into products (id, sku, ${names}) select $1, $1, ${names} from products where deleted_at is null limit 1`,
    [id],
  );
  await query(
    `update products set name = $1, price_cents = 4999, discount_price_cents = null, availability = true, stock = null,
       colors = '[]', sizes = '[]', memory = '[]', properties = '[]', rating_sum = 0, rating_count = 0,
       verified_rating_sum = 0, verified_rating_count = 0, options = '[]', lowest_price_cents = null,
       highest_price_cents = null
     where id = $1`,
    [id],
  );
  await query(WRITE_FIRST_VARIANTS);
  return { id, name: id, price: 49.99 };
}
