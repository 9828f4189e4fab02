import type { World } from '../support/world.ts';

/** A digest of the rows of each table. */
export type TableDigests = Record<string, string>;

/**
 * Digests all tables but those that any request may fill (limits, caches, stored answers, the shop's keys) or
 * that are counted in the background.
 */
export async function digestTables({ query }: World, except: readonly string[] = []): Promise<TableDigests> {
  const tables = await query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const names = tables
    .map(({ name }) => name)
    .filter((name) => ![...ALWAYS_CHANGED, ...except].includes(name));
  const each = names.map(
    (name) =>
      `select '${name}' as name, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as digest
       from "${name}" t`,
  );
  const rows = await query<{ name: string; digest: string }>(each.join(' union all '));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

const ALWAYS_CHANGED = [
  'throttles',
  'cache_invalidations',
  'idempotent_answers',
  'instance_secrets',
  'secrets',
  'picture_previews',
  'order_tally_entries',
  'order_tallies',
  'customers',
  'tallies',
  'review_tallies',
];

/** What callers without a sign-in may change by the calls that are meant for them. */
export const PUBLIC_TABLES = [
  'email_codes',
  'empty_searches',
  'stock_alerts',
  'reviews',
  'review_votes',
  'carts',
  'cart_lines',
  'cart_additions',
  'cart_reminders',
  'checkouts',
  'stock_holds',
  'orders',
  'order_lines',
  'order_activities',
  'unpaid_places',
  'stock_movements',
  'returns',
  'return_lines',
  'discount_uses',
  'discount_customers',
  'address_books',
  'wish_lists',
  'messages',
  'mails',
  'memberships',
  'payment_customers',
  'refunds',
  // Counts of stock and ratings.
  'products',
  'product_variants',
  // Failed sign-ins.
  'audit_log',
];
