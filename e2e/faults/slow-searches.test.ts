import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoViolations } from './support/expect-no-violations.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { startWorld, type World } from './support/world.ts';

/** More than all connections of a server, fewer than its requests. */
const SEARCHES = 80;

/** Milliseconds for a whole purchase on a busy machine; a statement of a search may take four seconds. */
const BOUND = 8_000;

describe('searches that never end', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ postgres: sharedPostgres() });
  });
  afterAll(() => world?.close());

  it('are given up with 503, and keep no buyer waiting', async () => {
    const product = await world.addProduct(10);
    expect(world.note(await world.createBuyer({ product }).finish())).toMatchObject({ kind: 'ordered' });
    const lock = new pg.Client({ connectionString: world.database.url });
    await lock.connect();
    // Only the correction of typing errors reads this table.
    await lock.query('begin; lock table search_words in access exclusive mode');
    const search = async (index: number) => {
      const { status } = await fetch(`${world.server.address}/api/products/search/xylofone${index}`);
      return status;
    };
    const searches = Promise.all(Array.from({ length: SEARCHES }, (_, index) => search(index)));
    await new Promise((resolve) => setTimeout(resolve, 500));

    const began = Date.now();
    const buyer = world.createBuyer({ product });
    const replies = [await buyer.start(), await buyer.pay(), await buyer.order()];
    const took = Date.now() - began;
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 201]);
    world.note({
      kind: 'ordered',
      orderId: String(buyer.orderId),
      paymentIntentId: String(buyer.paymentIntentId),
    });
    expect(took).toBeLessThan(BOUND);
    expect(new Set(await searches)).toEqual(new Set([503]));
    await lock.end();

    expect(await search(0)).toBe(200);
    await expectNoViolations(world);
  });
});
