import pg from 'pg';
import type { Answers, Expected, Facts, Ledger, Rows } from './facts.ts';

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
export async function collectFacts(places: Places, expected: Expected): Promise<Facts> {
  const ledger = await readLedger(places);
  const rows = await readRows(places);
  const ids = new Set([...expected.acknowledged, ...rows.orders.map(({ id }) => id)]);
  const answers = await readAnswers(places, [...ids]);
  return { ledger, rows, answers, expected, now: Date.now() };
}

type Json = Record<string, unknown>;

async function readLedger({ provider, secret }: Places): Promise<Ledger> {
  const headers = { Authorization: `Bearer ${secret}` };
  const intents = await readPages(`${provider}/v1/payment_intents`, headers);
  const refunds = await readPages(`${provider}/v1/refunds`, headers);
  return {
    payments: intents.map((intent) => ({
      id: String(intent.id),
      status: String(intent.status),
      received: Number(intent.amount_received),
      checkout: textOrNull((intent.metadata as Json).checkout),
      created: Number(intent.created) * 1_000,
    })),
    refunds: refunds.map((refund) => ({
      id: String(refund.id),
      payment: String(refund.payment_intent),
      amount: Number(refund.amount),
      status: String(refund.status),
    })),
  };
}

async function readPages(url: string, headers: Record<string, string>): Promise<Json[]> {
  const items: Json[] = [];
  for (let after = ''; ; after = `&starting_after=${String(items.at(-1)?.id)}`) {
    const page = (await readJson(`${url}?limit=100${after}`, headers)) as { data: Json[]; has_more: boolean };
    items.push(...page.data);
    if (!page.has_more) return items;
  }
}

async function readRows({ database }: Places): Promise<Rows> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    // One moment for all tables.
    await client.query('begin isolation level repeatable read read only');
    const read = async <Row extends object>(text: string) => (await client.query<Row>(text)).rows;
    return {
      checkouts: await read(`
        select id, payment_intent_id as payment, total_cents as total, outcome,
          (draft is not null or membership is not null) as "hasOrder",
          (extract(epoch from created_at) * 1000)::float as "createdAt",
          (extract(epoch from held_until) * 1000)::float as "heldUntil"
        from checkouts`),
      orders: await read(`
        select id, payment_intent_id as payment, payment_status as "paymentStatus",
          marked_paid_at is not null as "isMarkedPaid", subtotal_cents as subtotal,
          shipping_cents as shipping, tax_cents as tax, discount_cents as discount, total_cents as total, status,
          (extract(epoch from created_at) * 1000)::float as "createdAt"
        from orders`),
      lines: await read(`
        select order_id as "order", position, product_id as product, unit_price_cents as "unitPrice", quantity,
          restocked
        from order_lines`),
      activities: await read('select order_id as "order", position, status from order_activities'),
      memberships: await read(`
        select id, payment_intent_id as payment, email_key as email, amount_cents as amount,
          (extract(epoch from starts_at) * 1000)::float as "startsAt",
          (extract(epoch from ends_at) * 1000)::float as "endsAt", refunded_at is not null as "isRefunded"
        from memberships`),
      refunds: await read(`
        select payment_intent_id as payment, checkout_id as checkout, amount_cents as amount, reason, status,
          provider_refund_id as "providerId", (extract(epoch from created_at) * 1000)::float as "createdAt"
        from refunds`),
      products: await read('select id, stock from products'),
      holds: await read('select checkout_id as checkout, product_id as product, quantity from stock_holds'),
      mails: (await read<{ event: string }>('select event from mails')).map(({ event }) => event),
      answeredOrders: (
        await read<{ id: string; total: string }>(`
          select answer #>> '{body,id}' as id, answer #>> '{body,total}' as total
          from idempotent_answers where answer #>> '{body,id}' is not null and answer #> '{body,products}' is not null`)
      ).map(({ id, total }) => ({ id, total: cents(total) })),
    };
  } finally {
    await client.end();
  }
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
