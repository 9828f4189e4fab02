import { sql } from 'drizzle-orm';
import type { Transaction } from '#db/connection.ts';
import { hasTrait, isHighValue } from '#db/order-conditions.ts';
import { hasRefundTrait } from '../refunds/refund-conditions.ts';

/** Recounts all counters from the orders and reviews, after rows were written in bulk. New orders wait. */
export async function recountCounters(tx: Pick<Transaction, 'execute'>): Promise<void> {
  await tx.execute(sql`lock table orders, reviews in share mode`);
  for (const table of ['order_tally_entries', 'order_tallies', 'customers', 'tallies', 'review_tallies'])
    await tx.execute(sql`delete from ${sql.identifier(table)}`);
  await tx.execute(ORDER_TALLIES);
  await tx.execute(sql`
    insert into customers (email_key, orders, since)
    select email_key, count(*), min(created_at) from orders where deleted_at is null group by email_key`);
  await tx.execute(sql`
    insert into tallies (name, period, count) select 'customers', 'all', count(*) from customers having count(*) > 0`);
  await tx.execute(sql`
    insert into tallies (name, period, count) select 'customers', ${formatDay('since')}, count(*) from customers group by 2`);
  await tx.execute(PENDING);
  await tx.execute(sql`
    insert into review_tallies (verified, rating, reviews)
    select verified, rating, count(*) from reviews where deleted_at is null and held_at is null group by verified, rating`);
}

const ORDER_TALLIES = sql`
  insert into order_tallies (period, status, payment_status, high_value, orders, total_cents)
  select p.period, o.status, o.payment_status, o.high_value, count(*), sum(o.total_cents - o.returned_cents)
  from (
    select status, payment_status, ${isHighValue(sql`total_cents`)} as high_value, total_cents,
      refunded_cents + lost_cents as returned_cents,
      ${formatDay('created_at')} as day
    from orders where deleted_at is null
  ) o cross join lateral (values ('all'), (left(o.day, 7)), (o.day)) as p (period)
  group by 1, 2, 3, 4`;

/**
 * An order is pending when it is placed, changes with each activity, is never pending again after its refund,
 * and ends with its deletion. Rows do not show that it was deleted and restored in between.
 */
const PENDING = sql`
  insert into tallies (name, period, count)
  with given_back as (
    select o.id as order_id, coalesce(max(coalesce(r.done_at, r.created_at)), o.created_at) as at
    from orders o left join refunds r
      on r.payment_intent_id = o.payment_intent_id and ${hasRefundTrait(sql`r.status`, 'committed')}
    where o.payment_status = 'refunded'
    group by o.id
  ), given_back_steps as (
    select order_id, at, coalesce((
      select max(position) from order_activities a where a.order_id = g.order_id and a.timestamp <= g.at
    ), -1) + 0.5 as step
    from given_back g
  )
  select 'pending', ${formatDay('at')}, sum(case when is_pending then 1 else -1 end)
  from (
    select at, is_pending, lag(is_pending) over (partition by order_id order by step) as was_pending
    from (
      select s.order_id, s.step, s.at, s.is_pending and (g.step is null or s.step < g.step) as is_pending
      from (
        select id as order_id, -1::numeric as step, created_at as at, true as is_pending from orders
        union all select order_id, position, timestamp, ${hasTrait(sql`status`, 'pending')} from order_activities
        union all select order_id, step, at, false from given_back_steps
        union all select id, 2147483647, deleted_at, false from orders where deleted_at is not null
      ) s left join given_back_steps g on g.order_id = s.order_id
    ) states
  ) steps
  where is_pending is distinct from coalesce(was_pending, false)
  group by 2 having sum(case when is_pending then 1 else -1 end) <> 0`;

function formatDay(column: string) {
  return sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`);
}
