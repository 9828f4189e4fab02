import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { preparedStatement } from '#db/prepared.ts';
import { type IpHolds, UNPAID_SECONDS } from '#domain/stock/hold-allowance.ts';
import { isThisMachine } from '../http/to-network.ts';

/** Digests an IP, so that holds are no record of persons. */
export function digestIp(ip: string): string {
  return createHash('sha256').update('place').update(ip).digest('base64url');
}

/** Digests an IP that is limited; null for the machine itself, a proxy with all visitors behind it. */
export function digestLimitedIp(ip: string): string | null {
  return isThisMachine(ip) ? null : digestIp(ip);
}

/**
 * Locks the products of variants in the order of their ids, and returns the holds of an IP on them, with the
 * number of its payments that hold stock. Both statements are sent together; the second sees the state that
 * the first has waited for.
 */
export async function lockIpHolds(
  tx: Transaction,
  ipDigest: string,
  ids: string[],
): Promise<{ holds: Map<string, IpHolds>; checkouts: number }> {
  const [, rows] = await Promise.all([
    lock(tx, { ids }),
    select(tx, {
      ids,
      keys: ids.map((id) => buildHoldKey(ipDigest, id)),
      ipDigest,
      sameDigest: ipDigest,
    }),
  ]);
  return {
    holds: new Map(rows.map(({ id, checkouts, ...holds }) => [id, holds])),
    checkouts: rows[0]?.checkouts ?? 0,
  };
}

const lock = preparedStatement(
  'lock_stock',
  sql`select id from products
    where id in (select product_id from product_variants where id = any(${sql.placeholder('ids')}::text[]))
    order by id collate "C" for no key update`,
);

const select = preparedStatement<IpHolds & { id: string; checkouts: number }>(
  'select_place_holds',
  sql`select requested.id, product_variants.stock, coalesce(held.all_of_it, 0)::int as held,
      coalesce(held.here, 0)::int as "heldHere", coalesce(unpaid.count, 0) as "unpaidHere",
      (select count(distinct checkout_id)::int from stock_holds where place = ${sql.placeholder('sameDigest')}) as checkouts
    from unnest(${sql.placeholder('ids')}::text[], ${sql.placeholder('keys')}::text[]) as requested (id, key)
      join product_variants on product_variants.id = requested.id
      left join lateral (
        select sum(quantity) as all_of_it, sum(quantity) filter (where place = ${sql.placeholder('ipDigest')}) as here
        from stock_holds where variant_id = requested.id) held on true
      left join throttles unpaid on unpaid.key = requested.key and unpaid.ends_at > now()
    where product_variants.stock is not null`,
);

/** Any number that no other advisory lock has. */
const IP_LOCK = 7_301_003;

/** Admits one transaction of an IP at a time, so that it stays within its limit over all products. */
export async function lockIp(tx: Transaction, ipDigest: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${IP_LOCK}::int, hashtext(${ipDigest}))`);
}

/**
 * Sums the stocks that an IP holds, as `computeStockShare` counts them; `emptied` is the number of products
 * without a piece left.
 */
export async function selectIpStocks(tx: Transaction, ipDigest: string): Promise<IpStocks> {
  const [row] = await selectStocks(tx, { ipDigest });
  return row ?? { stocks: 0, emptied: 0 };
}

type IpStocks = { stocks: number; emptied: number };

const selectStocks = preparedStatement<IpStocks>(
  'select_place_stocks',
  sql`select count(*) filter (where product_variants.stock = 0)::int as emptied,
      coalesce(sum(least(1, here.quantity::float8 / greatest(1, product_variants.stock + held.all_of_it))), 0)::float8
        as stocks
    from (select variant_id, sum(quantity) as quantity from stock_holds
        where place = ${sql.placeholder('ipDigest')} group by variant_id) here
      join product_variants on product_variants.id = here.variant_id and product_variants.stock is not null
      cross join lateral (
        select sum(quantity) as all_of_it from stock_holds where variant_id = here.variant_id) held`,
);

/** Counts pieces that an IP held and did not pay. Pieces without an IP digest are not counted. */
export async function countUnpaid(
  db: Connection,
  held: readonly { variantId: string; quantity: number; ipDigest: string | null }[],
): Promise<void> {
  const counted = held.flatMap(({ variantId, quantity, ipDigest }) =>
    ipDigest ? [{ key: buildHoldKey(ipDigest, variantId), quantity }] : [],
  );
  if (counted.length === 0) return;
  counted.sort((a, b) => (a.key < b.key ? -1 : 1));
  await count(db, {
    keys: counted.map(({ key }) => key),
    quantities: counted.map(({ quantity }) => quantity),
    seconds: UNPAID_SECONDS,
  });
}

const count = preparedStatement(
  'count_unpaid_holds',
  sql`insert into throttles (key, count, ends_at)
    select key, quantity, now() + make_interval(secs => ${sql.placeholder('seconds')}::int)
    from unnest(${sql.placeholder('keys')}::text[], ${sql.placeholder('quantities')}::int[]) as unpaid (key, quantity)
    on conflict (key) do update set ends_at = excluded.ends_at,
      count = excluded.count + case when throttles.ends_at <= now() then 0 else throttles.count end`,
);

function buildHoldKey(ipDigest: string, variantId: string): string {
  return `unpaid hold:${createHash('sha256').update(ipDigest).update(variantId).digest('base64url')}`;
}
