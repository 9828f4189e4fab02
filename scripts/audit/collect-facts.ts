import pg from 'pg';
import type { Answers, Expected, Facts, Rows } from './facts.ts';
import { createProvider, readLedger, readShopId } from './provider.ts';
import { NO_SHOP_ROWS, readShopRows } from './shop-rows.ts';

/** Where to look. */
export type Places = {
  database: string;
  /** The provider's address and the secret key it takes. */
  provider: string;
  secret: string;
  /** The shop's address and the token of its staff. */
  shop: string;
  token: string;
};

/**
 * Asks the provider, the database and the shop, in this order: what the provider knows, the others must know
 * too.
 */
export async function collectFacts(
  places: Places,
  expected: Expected,
): Promise<Facts & { answers: Answers }> {
  const client = new pg.Client({ connectionString: places.database });
  await client.connect();
  const { ledger, rows } = await readBoth(places, client).finally(() => client.end());
  const ids = new Set([...expected.acknowledged, ...rows.orders.map(({ id }) => id)]);
  // The shop takes questions about orders that it does not show for guesses, and limits them.
  for (const { id, isDeleted } of rows.orders) if (isDeleted) ids.delete(id);
  const answers = await readAnswers(places, [...ids]);
  return { ledger, rows, answers, expected, now: Date.now() };
}

async function readBoth({ provider: address, secret: secretKey }: Places, client: pg.ClientBase) {
  const shop = await readShopId(client);
  const ledger = await readLedger(createProvider({ address, secretKey, shop }));
  return { ledger, rows: await readRows(client, null) };
}

type Json = Record<string, unknown>;

/**
 * Reads the rows of these orders and memberships; of all of them, and what belongs to the shop as a whole,
 * for null; without ids only what belongs to the shop as a whole.
 */
export async function readRows(client: pg.ClientBase, ids: readonly string[] | null): Promise<Rows> {
  // One moment for all tables.
  await client.query('begin isolation level repeatable read read only');
  try {
    const read = async <Row extends object>(text: string) => (await client.query<Row>(text, [ids])).rows;
    const isWhole = ids === null || ids.length === 0;
    return {
      checkouts: await read(`
        select id, payment_intent_id as payment, total_cents as total, outcome,
          (draft is not null or membership is not null) as "hasOrder",
          (buyer_digest is not null or last_seen is not distinct from 'paid_another_way') as "hasBuyer",
          (extract(epoch from created_at) * 1000)::float as "createdAt",
          (extract(epoch from held_until) * 1000)::float as "heldUntil"
        from checkouts where ${isIn('id')}`),
      orders: await read(`
        select id, payment_intent_id as payment, payment_status as "paymentStatus",
          marked_paid_at is not null as "isMarkedPaid", canceled_at is not null as "isCanceled",
          (extract(epoch from unpaid_until) * 1000)::float as "unpaidUntil",
          (extract(epoch from refund_due_at) * 1000)::float as "refundDueAt", owed_cents as owed, deleted_at is not null as "isDeleted",
          subtotal_cents as subtotal,
          shipping_cents as shipping, case when tax_included then 0 else tax_cents end as tax,
          discount_cents as discount, total_cents as total, status,
          (extract(epoch from created_at) * 1000)::float as "createdAt"
        from orders where ${isIn('id')}`),
      lines: await read(`
        select order_id as "order", position, product_id as product, unit_price_cents as "unitPrice", quantity,
          refunded, restocked
        from order_lines where ${isIn('order_id')}`),
      activities: await read(`
        select order_id as "order", position, status from order_activities where ${isIn('order_id')}`),
      memberships: await read(`
        select id, payment_intent_id as payment, email_key as email, amount_cents as amount,
          (extract(epoch from starts_at) * 1000)::float as "startsAt",
          (extract(epoch from ends_at) * 1000)::float as "endsAt", refunded_at is not null as "isRefunded"
        from memberships where ${isIn('id')}`),
      refunds: await read(`
        select id, payment_intent_id as payment, checkout_id as checkout, amount_cents as amount, reason, status,
          attempt_of as "attemptOf", way, replaced_by as "replacedBy", notify, lines, provider_refund_id as "providerId",
          (extract(epoch from created_at) * 1000)::float as "createdAt"
        from refunds where ${isIn('checkout_id')}`),
      credits: await read(`
        select exchange_credits.order_id as "order", rest_cents as rest, returns.id as "returnId",
          returns.status as "returnStatus", (
            select coalesce(sum((line ->> 'amount')::int + (line ->> 'tax')::int), 0)::float
            from jsonb_array_elements(lines) line) as amount
        from exchange_credits join returns on returns.id = return_id
        where freed_at is null and ${isIn('exchange_credits.order_id')}`),
      endedExchanges: await read(`
        select distinct on (ended.return_id) ended.order_id as "order", ended.return_id as "returnId",
          (extract(epoch from ended.freed_at) * 1000)::float as "endedAt", (
            select coalesce(sum((line ->> 'amount')::int + (line ->> 'tax')::int), 0)::float
            from jsonb_array_elements(ended.lines) line) - ended.short_cents
            + case when orders.payment_intent_id is null then ended.rest_cents else 0 end as amount
        from exchange_credits ended
          join draft_orders on draft_orders.id = ended.draft_order_id and draft_orders.order_id is not null
          join returns on returns.id = ended.return_id and returns.received_at <= ended.freed_at
          join orders on orders.id = ended.order_id
        where ${isIn('ended.order_id')} and not exists (
          select from exchange_credits taken where taken.return_id = ended.return_id and taken.freed_at is null)
        order by ended.return_id, ended.freed_at desc`),
      invoices: await read(`
        select order_id as "order", number, (document #>> '{order,subtotal}')::int as subtotal,
          (document #>> '{order,shipping}')::int as shipping,
          case when document #>> '{order,taxIncluded}' = 'true' then 0 else (document #>> '{order,tax}')::int end as tax,
          (document #>> '{order,discount}')::int as discount, (document #>> '{order,total}')::int as total,
          (select coalesce(sum((line ->> 'unitPrice')::int * (line ->> 'quantity')::int), 0)::float
            from jsonb_array_elements(document #> '{order,lines}') line) as lines
        from invoices where ${isIn('order_id')}`),
      creditNotes: await read(`
        select number, refund_id as refund, order_id as "order", reverses, (document ->> 'subtotal')::int as subtotal,
          (document ->> 'shipping')::int as shipping, (document ->> 'adjustment')::int as adjustment,
          (document ->> 'tax')::int as tax, (document ->> 'amount')::int as amount
        from credit_notes where ${isIn('order_id')}`),
      disputes: await read(`
        select id, payment_intent_id as payment, checkout_id as checkout, status, withdrawn_cents as withdrawn,
          reinstated_cents as reinstated, (extract(epoch from opened_at) * 1000)::float as "openedAt"
        from disputes where ${isIn('checkout_id')}`),
      holds: await read(`
        select checkout_id as checkout, product_id as product, quantity
        from stock_holds where ${isIn('checkout_id')}`),
      mails: (
        await read<{ event: string }>(ids === null ? ALL_MAILS : isWhole ? LOST_MAILS : EXPECTED_MAILS)
      ).map(({ event }) => event),
      answeredOrders: (
        await read<{ id: string; total: string }>(`
          select answer #>> '{body,id}' as id, answer #>> '{body,total}' as total from idempotent_answers
          where answer #>> '{body,id}' is not null and answer #> '{body,products}' is not null
            and ${isIn("answer #>> '{body,id}'")}`)
      ).map(({ id, total }) => ({ id, total: cents(total) })),
      ...(isWhole ? await readShopRows(client) : NO_SHOP_ROWS),
    };
  } finally {
    await client.query('commit').catch(() => undefined);
  }
}

const ALL_MAILS = 'select event from mails where $1::text[] is null';

/** The mails that the rules look for, by their events: the table has no other way to find them. */
const EXPECTED_MAILS = `
  select event from mails where event = any (
    select unnest(array['order:' || id || ':confirmation', 'membership:' || id || ':receipt']) from unnest($1::text[]) id
    union all select 'refund:' || coalesce(attempt_of, id) from refunds where checkout_id = any ($1)
    union all select 'dispute:' || id || ':' || end_of from disputes,
      unnest(array['inquired', 'opened', 'won', 'lost', 'closed']) end_of where checkout_id = any ($1))`;

const LOST_MAILS = `
  select event from mails where cardinality($1::text[]) = 0 and (
    (event like 'order:%' and not exists (select from orders where id = split_part(event, ':', 2)))
    or (event like 'membership:%' and not exists (select from memberships where id = split_part(event, ':', 2))))`;

/** The condition on the id of a checkout, order or membership. */
function isIn(id: string): string {
  return `($1::text[] is null or ${id} = any ($1))`;
}

async function readAnswers({ shop, token }: Places, orderIds: string[]): Promise<Answers> {
  const orders: Answers['orders'] = {};
  for (const id of orderIds) {
    const response = await fetch(`${shop}/api/orders/${id}`);
    const order = (await response.json()) as Json;
    if (response.status !== 200 && response.status !== 404)
      throw new Error(`GET /api/orders/${id}: ${response.status}`);
    orders[id] =
      response.status === 404
        ? null
        : {
            total: cents(order.total),
            lines: (order.products as unknown[]).length,
            paymentStatus: String(order.paymentStatus),
            refunded: cents(order.refunded ?? 0),
          };
  }
  const headers = { Authorization: `Bearer ${token}` };
  const payments: Json[] = [];
  for (let page = 1; ; page++) {
    const found = (await readJson(`${shop}/api/payments?limit=100&page=${page}`, headers)) as Json[];
    payments.push(...found);
    if (found.length < 100) break;
  }
  return {
    orders,
    payments: payments.map((payment) => ({
      payment: textOrNull(payment.paymentIntentId),
      checkout: String(payment.checkoutId),
      state: String(payment.state),
      isSettled: payment.isSettled === true,
      amount: cents(payment.amount),
      order: textOrNull((payment.order as Json | undefined)?.id),
      membership: textOrNull((payment.membership as Json | undefined)?.id),
      refund: textOrNull((payment.refund as Json | undefined)?.status),
    })),
  };
}

async function readJson(url: string, headers: Record<string, string>): Promise<unknown> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`GET ${url}: ${response.status} ${await response.text()}`);
  return response.json();
}

function cents(dollars: unknown): number {
  return Math.round(Number(dollars) * 100);
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
