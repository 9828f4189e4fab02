import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrder } from '#contract/calls/orders.ts';
import { confirmCard, createOrderBody, start } from '../testing/buy.ts';
import { LAMP_TOTAL } from '../testing/stocked-lamp.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';

/** The database cost of one order: each statement must be a decision, not an accident. */

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp);
  // Prepares the statements, and makes what only the first order makes.
  await startOne().then(placeOne);
});
afterAll(() => shop.close());

// The machine itself is not limited: the counting of purchases by address is left out.
const init = () => ({ address: '127.0.0.1', headers: { 'Idempotency-Key': randomUUID() } });

async function startOne() {
  const order = createOrderBody(lamp);
  const { clientSecret, paymentIntentId } = (await start(shop, lamp, LAMP_TOTAL, { order }, init())).body;
  return { clientSecret, body: { ...order, paymentIntentId } };
}

async function placeOne({ clientSecret, body }: Awaited<ReturnType<typeof startOne>>) {
  await confirmCard(shop, clientSecret);
  expect((await shop.send(createOrder, { body }, init())).status).toBe(201);
}

/** Cached outside of tests. */
const READS_SETTINGS = /from \\"settings\\"/;

describe('round trips to the database', () => {
  /** Statements and round trips of `work`: what is sent while an answer is awaited makes no trip. */
  async function count<Result>(work: () => Promise<Result>) {
    const counted = { statements: 0, trips: 0 };
    const waiting = new Map<pg.PoolClient, number>();
    const undo: (() => void)[] = [];
    const watch = (client: pg.PoolClient) => {
      if (waiting.has(client)) return;
      waiting.set(client, 0);
      const query = client.query as (...given: unknown[]) => Promise<unknown> | undefined;
      const change = (by: number) => waiting.set(client, (waiting.get(client) ?? 0) + by);
      Object.assign(client, {
        query(...given: unknown[]) {
          if (READS_SETTINGS.test(JSON.stringify(given[0]))) return query.apply(client, given);
          counted.statements += 1;
          if (waiting.get(client) === 0) counted.trips += 1;
          change(1);
          const answered = given.at(-1);
          if (typeof answered !== 'function') return query.apply(client, given)?.finally(() => change(-1));
          const note = (...answer: unknown[]) => {
            change(-1);
            answered(...answer);
          };
          return query.apply(client, [...given.slice(0, -1), note]);
        },
      });
      undo.push(() => Reflect.deleteProperty(client, 'query'));
    };
    shop.db.$client.on('acquire', watch);
    try {
      return { result: await work(), ...counted };
    } finally {
      shop.db.$client.off('acquire', watch);
      for (const restore of undo) restore();
    }
  }

  it('are five for a started payment, and five for its order', async () => {
    const started = await count(startOne);
    expect(started).toMatchObject({ statements: 5, trips: 5 });
    expect(await count(() => placeOne(started.result))).toMatchObject({ statements: 10, trips: 5 });
  });
});

describe('commits of an order', () => {
  beforeAll(async () => {
    // A deferred trigger runs in the commit, and sees how that will be made.
    await shop.db.execute(sql`
      create table commits (place serial, transaction text primary key, written text, waits boolean);
      create function note_commit() returns trigger language plpgsql as $$ begin
        insert into commits (transaction, written, waits)
        select pg_current_xact_id()::text, tg_table_name, source <> 'session'
        from pg_settings where name = 'synchronous_commit'
        on conflict do nothing;
        return null;
      end $$;
      do $$ declare written text; begin
        foreach written in array array['idempotent_answers', 'checkouts', 'orders', 'mails'] loop
          execute format('create constraint trigger note_commit after insert or update or delete on %I
            deferrable initially deferred for each row execute function note_commit()', written);
        end loop;
      end $$`);
  });

  it('wait for the disk twice: before anybody can pay, and before anybody hears of the order', async () => {
    await startOne().then(placeOne);
    const { rows } = await shop.db.execute(sql`select written, waits from commits order by place`);
    expect(rows).toEqual([
      { written: 'idempotent_answers', waits: false },
      { written: 'checkouts', waits: false },
      { written: 'checkouts', waits: true },
      { written: 'idempotent_answers', waits: false },
      { written: 'idempotent_answers', waits: false },
      { written: 'orders', waits: true },
      { written: 'idempotent_answers', waits: false },
    ]);
  });
});
