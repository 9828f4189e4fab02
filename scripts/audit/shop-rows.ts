import type pg from 'pg';
import { HIGH_VALUE } from '#domain/orders/order-filter.ts';
import { statusesWith } from '#domain/orders/status.ts';
import type { ShopRows } from './facts.ts';

/** The rows of a part of the orders: nothing that belongs to the shop as a whole. */
export const NO_SHOP_ROWS: ShopRows = {
  products: [],
  overlaps: [],
  counters: [],
  stockSums: [],
  heldSums: [],
  soldSums: [],
  gaps: [],
};

/** Reads what belongs to no single order; sums are made by the database. */
export async function readShopRows(client: pg.ClientBase): Promise<ShopRows> {
  const read = async <Row extends object>(text: string) => (await client.query<Row>(text)).rows;
  return {
    products: await read('select id, stock from products'),
    overlaps: await read(OVERLAPS),
    counters: [
      ...(await read<Counter>(ORDER_COUNTERS)),
      ...(await read<Counter>(PENDING)),
      ...(await read<Counter>(CUSTOMERS)),
      ...(await read<Counter>(ALL_CUSTOMERS)),
      ...(await read<Counter>(REVIEWS)),
      ...(await read<Counter>(RATINGS)),
    ],
    stockSums: await read(STOCK_SUMS),
    heldSums: await read(HELD_SUMS),
    soldSums: await read(SOLD_SUMS),
    gaps: [
      ...(await read<Gap>(buildGapsQuery('invoice', 'invoices'))),
      ...(await read<Gap>(buildGapsQuery('credit-note', 'credit_notes'))),
    ],
  };
}

type Counter = ShopRows['counters'][number];

const OVERLAPS = `
  select id, before from (
    select id, starts_at, lag(id) over turns as before, lag(ends_at) over turns as before_ends
    from memberships where refunded_at is null
    window turns as (partition by email_key order by starts_at, id)
  ) owned where before_ends > starts_at`;

const PERIODS = `(values ('all'),
  (to_char(created_at at time zone 'UTC', 'YYYY-MM')),
  (to_char(created_at at time zone 'UTC', 'YYYY-MM-DD'))) as periods (period)`;

/** By period, status and payment status: entries that wait for the counters count as if they were in them. */
const ORDER_COUNTERS = `
  with real as (
    select period, status, payment_status, total_cents >= ${HIGH_VALUE} as high_value,
      count(*) as orders, sum(total_cents - refunded_cents - lost_cents) as total
    from orders cross join lateral ${PERIODS} where deleted_at is null group by 1, 2, 3, 4
  ), counted as (
    select period, status, payment_status, high_value, sum(orders) as orders, sum(total) as total from (
      select period, status, payment_status, high_value, orders, total_cents as total from order_tallies
      union all
      select period, status, payment_status, total_cents >= ${HIGH_VALUE}, sign,
        sign * (total_cents - refunded_cents)
      from order_tally_entries cross join lateral ${PERIODS}
    ) kept group by 1, 2, 3, 4
  )
  select concat_ws(' ', status, payment_status, 'orders', case when high_value then 'of high value' end,
      case when period <> 'all' then 'of ' || period end) as name,
    coalesce(counted.orders, 0)::float as counted, coalesce(real.orders, 0)::float as real,
    coalesce(counted.total, 0)::float as "countedTotal", coalesce(real.total, 0)::float as "realTotal"
  from real full join counted using (period, status, payment_status, high_value)
  where coalesce(counted.orders, 0) <> coalesce(real.orders, 0)
    or coalesce(counted.total, 0) <> coalesce(real.total, 0)
  order by 1`;

const NO_TOTALS = 'null::float as "countedTotal", null::float as "realTotal"';

const IS_PENDING = `payment_status <> 'refunded'
  and status in (${statusesWith('pending')
    .map((status) => `'${status}'`)
    .join(', ')})`;

const PENDING = `
  select 'pending orders' as name, counted::float, real::float, ${NO_TOTALS} from (
    select coalesce((select sum(count) from tallies where name = 'pending'), 0)
        + coalesce((select sum(sign) from order_tally_entries where ${IS_PENDING}), 0) as counted,
      (select count(*) from orders where deleted_at is null and ${IS_PENDING}) as real
  ) both_counts where counted <> real`;

const CUSTOMERS = `
  select 'orders of ' || email_key as name, coalesce(kept.orders, 0)::float as counted,
    coalesce(real.orders, 0)::float as real, ${NO_TOTALS}
  from (select email_key, orders from customers) kept
  full join (
    select email_key, count(*) as orders from orders where deleted_at is null group by 1
  ) real using (email_key)
  where coalesce(kept.orders, 0) <> coalesce(real.orders, 0)
    and email_key not in (select email_key from order_tally_entries)`;

const ALL_CUSTOMERS = `
  select 'customers' as name, counted::float, real::float, ${NO_TOTALS} from (
    select coalesce((select sum(count) from tallies where name = 'customers' and period = 'all'), 0) as counted,
      (select count(*) from customers) as real
  ) both_counts where counted <> real`;

const REVIEWS = `
  select concat('reviews with ', rating, ' stars', case when verified then ' of buyers' end) as name,
    coalesce(kept.reviews, 0)::float as counted, coalesce(real.reviews, 0)::float as real, ${NO_TOTALS}
  from review_tallies kept
  full join (
    select verified, rating, count(*) as reviews from reviews where deleted_at is null and held_at is null group by 1, 2
  ) real using (verified, rating)
  where coalesce(kept.reviews, 0) <> coalesce(real.reviews, 0)`;

const RATINGS = `
  select 'ratings of product ' || id as name, rating_count::float as counted, coalesce(real.count, 0)::float as real,
    ${NO_TOTALS}
  from products left join (
    select product_id, count(*) as count, sum(rating) as sum, count(*) filter (where verified) as verified_count,
      sum(rating) filter (where verified) as verified_sum
    from reviews where deleted_at is null and held_at is null group by 1
  ) real on real.product_id = products.id
  where rating_count <> coalesce(real.count, 0) or rating_sum <> coalesce(real.sum, 0)
    or verified_rating_count <> coalesce(real.verified_count, 0)
    or verified_rating_sum <> coalesce(real.verified_sum, 0)`;

/** The ID of a variant; lines and movements from before variants existed, and first variants, have none. */
const VARIANT = 'coalesce(variant_id, product_id)';

/** Below zero only of what is sold without stock (model W5). */
const COUNT = 'coalesce(product_variants.on_hand, product_variants.stock)';

/** By variant, and each product against its offered variants. The first has the product's id. */
const STOCK_SUMS = `
  select coalesce(product_variants.id, moved.id) as product, ${COUNT} as stock,
    coalesce(moved.sum, 0)::float as moved
  from product_variants full join (
    select ${VARIANT} as id, sum(change) as sum from stock_movements group by 1
  ) moved using (id)
  where coalesce(${COUNT}, 0) <> coalesce(moved.sum, 0)
  union all
  select products.id, products.stock, coalesce(sums.stock, 0)::float
  from products join (
    select product_id, case when bool_and(stock is not null) then sum(stock) end as stock
    from product_variants where is_offered and removed_at is null group by 1
  ) sums on sums.product_id = products.id
  where products.stock is distinct from sums.stock`;

const HELD_SUMS = `
  select product, coalesce(held.sum, 0)::float as held, coalesce(moved.sum, 0)::float as moved
  from (select variant_id as product, sum(quantity) as sum from stock_holds group by 1) held
  full join (
    select ${VARIANT} as product, -sum(change) as sum
    from stock_movements where kind in ('held', 'released') group by 1
  ) moved using (product)
  where coalesce(held.sum, 0) <> coalesce(moved.sum, 0)`;

/**
 * Only for orders placed since movements are recorded, and products that were counted all the time since: the
 * pieces of others come and go without movements.
 */
const SOLD_SUMS = `
  with started as (select min(at) as at from stock_movements), lines as (
    select order_id as "order", ${VARIANT} as product, sum(taken - restocked) as pieces
    from order_lines join orders on orders.id = order_id, started
    where orders.created_at > started.at group by 1, 2
  ), moved as (
    select cause_id as "order", ${VARIANT} as product, -sum(change) as pieces
    from stock_movements join orders on orders.id = cause_id, started
    where cause_kind = 'order' and kind in ('sold', 'returned') and orders.created_at > started.at group by 1, 2
  )
  select "order", product, coalesce(lines.pieces, 0)::float as taken, coalesce(moved.pieces, 0)::float as moved
  from lines full join moved using ("order", product)
  where coalesce(lines.pieces, 0) <> coalesce(moved.pieces, 0)
    and product not in (select ${VARIANT} from stock_movements where kind = 'counting_stopped')`;

type Gap = ShopRows['gaps'][number];

/** The gap before each number, and the one before the last number taken. */
function buildGapsQuery(counter: string, table: string): string {
  return `
    select '${counter.replace('-', ' ')}' as series, from_number as "from", to_number as "to" from (
      select lag(number, 1, 0) over (order by number) + 1 as from_number, number - 1 as to_number from ${table}
      union all
      select coalesce((select max(number) from ${table}), 0) + 1, last from counters where name = '${counter}'
    ) gaps where from_number <= to_number`;
}
