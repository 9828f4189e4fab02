import type pg from 'pg';
import { type DemoMembership, manyMembers } from '#demo/large/many-members.ts';
import { type DemoMessage, manyMessages } from '#demo/large/many-messages.ts';
import { type DemoOrder, manyOrders } from '#demo/large/many-orders.ts';
import type { Discount } from '#domain/discounts/discount.ts';
import type { ProductsOfCollections } from '#domain/discounts/scope.ts';
import { DEFAULT_PRICING_RULES } from '#domain/pricing/totals.ts';
import type { DemoRowKind } from '../schema/demo-rows.ts';
import { demoRows } from '../schema/index.ts';
import { copyRows } from './copy-rows.ts';
import { readSellables } from './read-sellables.ts';
import { writeMembers } from './write-members.ts';
import { writeMessages } from './write-messages.ts';
import { writeOrders } from './write-orders.ts';

const ORDERS = 320;
const MEMBERS = 12;
const MESSAGES = 15;

const DAYS = 365;

export type FirstStart = { orders: DemoOrder[]; joined: DemoMembership[]; messages: DemoMessage[] };

/**
 * Writes a year of orders, memberships and messages into a shop that has products only; returns them, oldest
 * first. Deterministic but for the dates. `author` is the author of the answers; some orders have `codes`,
 * which may be for `collections`.
 */
export async function fillFirstStart(
  client: pg.ClientBase,
  {
    seed,
    author,
    codes,
    collections,
    now,
  }: {
    seed: string;
    author: string;
    codes: readonly Discount[];
    collections: ProductsOfCollections;
    now: Date;
  },
): Promise<FirstStart> {
  const products = await readSellables(client);
  const joined = manyMembers({ seed, count: MEMBERS, now });
  const messages = manyMessages({ seed, count: MESSAGES, now });
  const memberships = joined.map(({ membership }) => membership);
  const rules = DEFAULT_PRICING_RULES;
  const year = { seed, count: ORDERS, products, rules, memberships, codes, collections, days: DAYS, now };
  const orders = [...manyOrders(year)];
  await writeOrders(client, orders);
  await writeMembers(client, joined);
  await writeMessages(client, messages, author);
  const rowsOf = (kind: DemoRowKind, ids: readonly string[]) => ids.map((id) => ({ kind, id, addedAt: now }));
  await copyRows(client, demoRows, [
    ...rowsOf(
      'order',
      orders.map(({ order }) => order.id),
    ),
    ...rowsOf(
      'membership',
      memberships.map(({ id }) => id),
    ),
    ...rowsOf(
      'message',
      messages.map(({ id }) => id),
    ),
  ]);
  return { orders, joined, messages };
}

/** True if the shop has no orders, payments, members, messages, staff, settings or changes by staff. */
export async function isUnused(client: pg.ClientBase): Promise<boolean> {
  const tables = [
    'orders',
    'checkouts',
    'memberships',
    'messages',
    'mails',
    'staff_members',
    'settings',
    'audit_log',
  ];
  const { rows } = await client.query<{ used: boolean }>(
    `select ${tables.map((table) => `exists (select from ${table})`).join(' or ')} as used`,
  );
  return rows[0]?.used === false;
}
