import type pg from 'pg';
import { connectWithoutTimeouts } from '#db/connect-without-timeouts.ts';
import type { Database } from '#db/connection.ts';
import { copyRows } from '#db/fill/copy-rows.ts';
import { readSellables } from '#db/fill/read-sellables.ts';
import { writeOpeningStock } from '#db/fill/write-opening-stock.ts';
import { writeOrders } from '#db/fill/write-orders.ts';
import { inLongTransaction, type LongTransaction } from '#db/in-long-transaction.ts';
import { products, reviews } from '#db/schema/index.ts';
import { WRITE_FIRST_VARIANTS } from '#db/write-first-variants.ts';
import { manyOrders } from '#demo/large/many-orders.ts';
import { moreProducts } from '#demo/large/many-products.ts';
import { type Bought, manyReviews } from '#demo/large/many-reviews.ts';
import { DEFAULT_PRICING_RULES } from '#domain/pricing/totals.ts';
import { productSearchText } from '#domain/products/search-text.ts';
import { reviewSearchText } from '#domain/reviews/search-text.ts';
import { DAY } from '#domain/time-units.ts';
import { StartupError } from '#postgres/startup-error.ts';

/** Rows per batch. */
const BATCH = 2_000;

export type Filling = {
  orders: number;
  products: number;
  reviews: number;
  seed: string;
  /** True: adds to a shop that has orders. */
  add: boolean;
  now: Date;
  onProgress: (line: string) => void;
};

/** The orders are of the last two years. */
const DAYS = 730;

/**
 * Fills a shop with generated products, orders and reviews in one transaction; deterministic by seed and day.
 * `afterwards` runs in the same transaction. Rejects a shop that has orders, unless `add` is true.
 */
export async function fillShop(
  db: Database,
  filling: Filling,
  afterwards: (transaction: LongTransaction) => Promise<void>,
): Promise<void> {
  await inLongTransaction(db, async (transaction) => {
    const { client } = transaction;
    await refuseIfReal(client, filling);
    await addProducts(client, filling);
    const bought = await addOrders(client, filling);
    await addReviews(client, filling, bought);
    await client.query(`insert into cache_invalidations (tags) values ('{catalogue,ratings}')`);
    await afterwards(transaction);
  });
  await vacuum(db);
}

/** Updates the planner's statistics and visibility map now (VACUUM ANALYZE). */
async function vacuum(db: Database): Promise<void> {
  const client = await connectWithoutTimeouts(db);
  try {
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function refuseIfReal(client: pg.ClientBase, { add, orders }: Filling): Promise<void> {
  if (add || orders === 0) return;
  const { rowCount } = await client.query('select 1 from orders limit 1');
  if (rowCount)
    throw new StartupError(
      'This shop has orders. Say --add (and another --seed) to add demo orders to them.',
    );
}

async function addProducts(client: pg.ClientBase, { products: count, seed, now, onProgress }: Filling) {
  if (count === 0) return;
  const rows = moreProducts(seed, count).map(({ price, discountPrice, daysAgo, ...product }) => ({
    ...product,
    requiredOptions: product.requiredOptions ?? [],
    relatedIds: product.relatedIds ?? [],
    priceCents: price,
    discountPriceCents: discountPrice,
    searchText: productSearchText(product),
    createdAt: new Date(now.getTime() - daysAgo * DAY),
  }));
  for (const batch of batchesOf(rows)) await copyRows(client, products, batch);
  await client.query(WRITE_FIRST_VARIANTS);
  await writeOpeningStock(client, now);
  onProgress(`${count} products`);
}

async function addOrders(client: pg.ClientBase, filling: Filling): Promise<Bought[]> {
  const { orders: count, seed, now, onProgress } = filling;
  const bought: Bought[] = [];
  if (count === 0) return bought;
  const products = await readSellables(client);
  const rules = DEFAULT_PRICING_RULES;
  let written = 0;
  for (const batch of batchesOf(
    manyOrders({ seed, count, products, rules, memberships: [], days: DAYS, now }),
  )) {
    await writeOrders(client, batch);
    for (const { order } of batch) {
      const delivered = order.status === 'delivered' ? order.activities.at(-1) : undefined;
      if (!delivered || order.paymentStatus !== 'paid') continue;
      const userName = order.shippingAddress?.fullName ?? '';
      for (const { productId } of order.lines)
        bought.push({ productId, userEmail: order.userEmail, userName, deliveredAt: delivered.timestamp });
    }
    written += batch.length;
    if (written % 20_000 === 0) onProgress(`${written} orders …`);
  }
  onProgress(`${count} orders`);
  return bought;
}

async function addReviews(client: pg.ClientBase, filling: Filling, bought: readonly Bought[]): Promise<void> {
  const { reviews: count, seed, now, onProgress } = filling;
  if (count === 0) return;
  const reviewed = await readSellables(client);
  for (const batch of batchesOf(manyReviews({ seed, count, products: reviewed, bought, now })))
    await copyRows(
      client,
      reviews,
      batch.map((review) => ({ ...review, searchText: reviewSearchText(review) })),
    );
  await client.query(`
    update products set rating_sum = rated.sum, rating_count = rated.count,
      verified_rating_sum = rated.verified_sum, verified_rating_count = rated.verified_count
    from (select product_id, sum(rating)::int as sum, count(*)::int as count,
        coalesce(sum(rating) filter (where verified), 0)::int as verified_sum,
        (count(*) filter (where verified))::int as verified_count
      from reviews where deleted_at is null and held_at is null group by product_id) rated
    where rated.product_id = products.id`);
  onProgress(`${count} reviews`);
}

function* batchesOf<Item>(items: Iterable<Item>): Generator<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
