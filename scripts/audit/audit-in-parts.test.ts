import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refundPayment } from '#contract/calls/refunds.ts';
import { connectWithoutTimeouts } from '#db/connect-without-timeouts.ts';
import { readDemoAccess } from '#server/payments/demo-access.ts';
import { buy } from '#server/testing/buy.ts';
import { join } from '#server/testing/join.ts';
import { addStockedLamp, type StockedLamp } from '#server/testing/stocked-lamp.ts';
import { AS_STAFF, openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { auditInParts } from './audit-in-parts.ts';
import { EXPECTED_OF_ANY_SHOP } from './facts.ts';
import { createProvider, type Provider } from './provider.ts';

let shop: TestShop;
let client: pg.Client;
let provider: Provider;
let lamp: StockedLamp;
/** Names of what the shop has, for statements and sentences: `{order}`, `{payment}`. */
let names: Record<string, string>;

beforeAll(async () => {
  shop = await openTestShop();
  lamp = await addStockedLamp(shop.db, 5);
  const bought = await buy(shop, lamp);
  const joined = await join(shop, { email: 'grace@example.com' });
  const refunded = await buy(shop, lamp);
  const params = { paymentIntentId: refunded.paymentIntentId };
  await shop.send(refundPayment, { params }, { headers: AS_STAFF });
  names = {
    order: bought.order.id,
    payment: bought.paymentIntentId,
    membership: joined.membership.id,
    'its payment': joined.paymentIntentId,
    refunded: refunded.order.id,
    'its refunded payment': refunded.paymentIntentId,
    lamp: lamp.id,
  };
  client = await connectWithoutTimeouts(shop.db);
  const access = await readDemoAccess(shop.dataDir);
  if (!access) throw new Error('The shop is not open');
  provider = createProvider({ ...access, fetch: (url, init) => shop.fetch(String(url), init) });
});
afterAll(async () => {
  await client.end();
  await shop.close();
});

const named = (text: string) =>
  text.replace(/\{([\w ]+)\}/g, (_, name: string) => {
    const found = names[name];
    if (!found) throw new Error(`There is no ${name}`);
    return found;
  });

/** In parts of two, so that some faults are in the second part. */
const audit = (at: pg.ClientBase) =>
  auditInParts({ client: at, provider, expected: EXPECTED_OF_ANY_SHOP, part: 2, pause: 0 });

/** The auditor's findings after a statement that is undone afterwards. */
async function violationsAfter(statement: string): Promise<string[]> {
  await client.query('begin');
  try {
    await client.query('set local session_replication_role = replica');
    await client.query(statement);
    return (await audit(insideTransaction(client))).violations;
  } finally {
    await client.query('rollback');
  }
}

/** A client that is in a transaction already. */
function insideTransaction(at: pg.ClientBase): pg.ClientBase {
  const query = async (text: string, values?: unknown[]) =>
    /^(begin|commit)/.test(text) ? { rows: [] } : await at.query(text, values);
  return { query } as unknown as pg.ClientBase;
}

describe('the auditor of a database', () => {
  it('is content with a shop in order', async () => {
    expect(await audit(client)).toEqual({
      orders: 2,
      payments: 3,
      memberships: 1,
      refunds: 1,
      held: 0,
      violations: [],
    });
  });

  it.each([
    [
      'an order with another total',
      `update orders set total_cents = 1 where id = '{order}'`,
      'Order {order} costs $0.01, but Stripe took $68.99 for it (payment {payment}).',
    ],
    [
      'a line that is missing',
      `delete from order_lines where order_id = '{order}'`,
      'Order {order} has no lines.',
    ],
    [
      'an order that is lost',
      `delete from orders where id = '{order}'`,
      'Checkout {order} (payment {payment}) was paid with $68.99, but there is no order and no refund of it.',
    ],
    [
      'a payment without a trace',
      `delete from orders where id = '{order}'; delete from checkouts where id = '{order}'`,
      'Checkout {order} (payment {payment}) was paid with $68.99, but there is no order and no refund of it.',
    ],
    [
      'a payment that Stripe does not know',
      `update orders set payment_intent_id = 'pi_none' where id = '{order}'`,
      'Order {order} was paid by payment pi_none, but Stripe does not know that payment.',
    ],
    [
      'a paid order marked as unpaid',
      `update orders set payment_status = 'unpaid' where id = '{order}'`,
      'Order {order} says that it is unpaid, but has payment {payment}.',
    ],
    [
      'a refunded order marked as paid',
      `update orders set payment_status = 'paid' where id = '{refunded}'`,
      'Order {refunded} says that it is paid, but Stripe has refunded it.',
    ],
    [
      'a mail that is missing',
      `delete from mails where event = 'order:{order}:confirmation'`,
      'Order {order} has no confirmation mail.',
    ],
    [
      'a mail of a lost order',
      `insert into mails (event, kind, recipient, facts, created_at)
       values ('order:MG-LOST:confirmation', 'order_confirmation', 'ada@example.com', '{}', now())`,
      'There is a mail about order MG-LOST, but no such order.',
    ],
    [
      'a membership that ended without a refund',
      `update memberships set refunded_at = now() where id = '{membership}'`,
      'Membership {membership} ended with a refund, but Stripe has no refund of it (payment {its payment}).',
    ],
    [
      'memberships that overlap',
      `update memberships set refunded_at = null, ends_at = starts_at + interval '1 year';
       create temporary table copied on commit drop as select * from memberships;
       update copied set id = 'MM-COPY', payment_intent_id = 'pi_copy', turn = 2, starts_at = starts_at + interval '1 day';
       insert into memberships select * from copied`,
      'Membership MM-COPY begins before {membership} of the same person ends.',
    ],
    [
      'a checkout whose order is not known to be there',
      `update checkouts set outcome = null where id = '{order}'`,
      'Checkout {order} is open, but its order is there.',
    ],
    [
      'stock that no movement explains',
      `update products set stock = 9 where id = '{lamp}'`,
      'Product {lamp} has 9 in stock, but its movements add up to 3.',
    ],
    [
      'pieces held that no movement explains',
      `insert into stock_holds (checkout_id, product_id, variant_id, quantity) values ('{order}', '{lamp}', '{lamp}', 2)`,
      'Of product {lamp} 2 are held for payments, but by its movements it is 0.',
    ],
    [
      'an order that took more than was ordered',
      `insert into stock_movements (product_id, kind, change, cause_kind, cause_id, reason, at)
       values ('{lamp}', 'sold', -3, 'order', '{order}', 'Sold', now())`,
      'Order {order} has 1 of product {lamp}, but 4 left the stock for it.',
    ],
    [
      'a counter of orders that is wrong',
      `insert into order_tallies (period, status, payment_status, high_value, orders, total_cents)
       values ('2020-01', 'rejected', 'unpaid', false, 1, 100)`,
      "The shop's figures say 1 ($1.00) for 'rejected unpaid orders of 2020-01', but counting gives 0 ($0.00).",
    ],
    [
      'a customer that is lost',
      `delete from order_tally_entries; delete from customers;
       delete from tallies where name = 'customers'`,
      "The shop's figures say 0 for 'orders of ada@example.com', but counting gives 2.",
    ],
    [
      'pending orders that are not counted',
      `delete from order_tally_entries; delete from tallies where name = 'pending'`,
      "The shop's figures say 0 for 'pending orders', but counting gives 1.",
    ],
    [
      'an average of no reviews',
      `update products set rating_count = 3, rating_sum = 15 where id = '{lamp}'`,
      "The shop's figures say 3 for 'ratings of product {lamp}', but counting gives 0.",
    ],
    [
      'reviews that are not counted',
      `insert into review_tallies (verified, rating, reviews) values (true, 5, 2)`,
      "The shop's figures say 2 for 'reviews with 5 stars of buyers', but counting gives 0.",
    ],
    [
      'an invoice number that is missing',
      `insert into invoices (order_id, number, issued_at, document) values ('{order}', 3, now(), '{"order": {"lines": []}}');
       insert into counters (name, last) values ('invoice', 3) on conflict (name) do update set last = 3`,
      'The numbers 1 to 2 are missing among the invoice numbers.',
    ],
    [
      'a number that was taken for no credit note',
      `insert into counters (name, last) values ('credit-note', 2) on conflict (name) do update set last = 2`,
      'The numbers 1 to 2 are missing among the credit note numbers.',
    ],
    [
      'a number that was taken for no invoice',
      `insert into counters (name, last) values ('invoice', 1) on conflict (name) do update set last = 1`,
      'The number 1 is missing among the invoice numbers.',
    ],
  ])('finds %s', async (_, statement, sentence) => {
    expect(await violationsAfter(named(statement))).toContain(named(sentence));
  });
});
