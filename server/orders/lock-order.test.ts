import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  exchangeReturn,
  finishDraftOrder,
  linkDraftOrder,
  payDraftOrder,
  updateDraftOrder,
} from '#contract/calls/draft-orders.ts';
import { updateOrderStatus } from '#contract/calls/orders.ts';
import { inTransaction } from '#db/connection.ts';
import { HOUR } from '#domain/time-units.ts';
import { releaseExpired } from '../stock/hold-stock.ts';
import { address, confirmCard } from '../testing/buy.ts';
import { buyThreeLamps } from '../testing/buy-lamps.ts';
import { exchangeAlike, returnPieces } from '../testing/returned-order.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ purchasesFromIp: 10_000 });
});
afterAll(() => shop.close());

const as = { headers: AS_STAFF };

/** Locks what a refund or a return of an order locks: the order and its payment, and then its stock. */
async function lockAsRefunds(id: string, lampId: string, meanwhile: () => Promise<{ status: number }>) {
  let waiting: Promise<{ status: number }> | undefined;
  await shop.db.transaction(async (tx) => {
    await tx.execute(sql`select from checkouts where id = ${id} for update`);
    await tx.execute(sql`select from orders where id = ${id} for update`);
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    waiting = meanwhile();
    await vi.waitFor(async () => expect(await countWaiters(rows[0]?.pid)).toBeGreaterThan(0), {
      timeout: 10_000,
    });
    // Fails if the other transaction has the stock already: each would wait for the other one.
    await tx.execute(sql`select from products where id = ${lampId} for no key update nowait`);
  });
  return await waiting;
}

/** Asked outside of the transaction, which would never see a connection that is opened meanwhile. */
async function countWaiters(pid: number | undefined): Promise<number> {
  const { rows } = await shop.db.execute<{ count: number }>(sql`
    select count(*)::int from pg_stat_activity
    where datname = current_database() and ${pid} = any (pg_blocking_pids(pid))`);
  return rows[0]?.count ?? 0;
}

describe('an exchange locks the first order before the stock', () => {
  it('when its order is placed whose pieces are held no more', async () => {
    const { id, lamp } = await buyThreeLamps(shop, { stock: 20 });
    const returnId = await returnPieces(shop, id);
    const { body: draft } = await shop.send(exchangeReturn, { params: { id: returnId } }, as);
    const body = {
      email: 'ada@example.com',
      shippingAddress: address,
      lines: [{ productId: lamp.id, quantity: 2 }],
      discount: { amount: 49.99, reason: 'Exchange' },
      customShipping: { name: 'Exchange', price: 0 },
      version: draft.version,
    };
    await shop.send(updateDraftOrder, { params: { id: draft.id }, body }, as);
    const { body: made } = await shop.send(linkDraftOrder, { params: { id: draft.id }, body: {} }, as);
    const params = { token: made.url.split('/').at(-1) ?? '' };
    const { body: started } = await shop.send(payDraftOrder, { params, body: { total: 53.99 } });
    await confirmCard(shop, started.clientSecret);
    const later = new Date(Date.now() + 24 * HOUR);
    await inTransaction(shop.db, (tx) => releaseExpired(tx, later));
    const { paymentIntentId } = started;
    const placed = await lockAsRefunds(id, lamp.id, () =>
      shop.send(finishDraftOrder, { params, body: { paymentIntentId } }),
    );
    expect(placed?.status).toBe(201);
  });

  it('when its order ends', async () => {
    const { id, lamp } = await buyThreeLamps(shop, { stock: 20 });
    const newId = await exchangeAlike(shop, await returnPieces(shop, id));
    const ended = await lockAsRefunds(id, lamp.id, () =>
      shop.send(updateOrderStatus, { params: { id: newId }, body: { status: 'rejected' } }, as),
    );
    expect(ended?.status).toBe(200);
  });
});
