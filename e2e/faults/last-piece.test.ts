import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { CARDS } from '#server/testing/purchase.ts';
import type { Outcome } from './processes/buyer.ts';
import { expectNoViolations } from './support/expect-no-violations.ts';
import { IS_LONG } from './support/seed.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { RECONCILING, startWorld, type World } from './support/world.ts';

const BUYERS = 50;

const kinds = (outcomes: readonly Outcome[]) =>
  outcomes.map((outcome) =>
    outcome.kind === 'refused' ? `${outcome.code}${outcome.paid ? ', paid' : ''}` : outcome.kind,
  );

/** The pieces and buyers of a crowded sale. */
const SALE = IS_LONG ? { pieces: 1_000, buyers: 5_000 } : { pieces: 40, buyers: 200 };
const AT_ONCE = 100;

describe('fifty buyers at two servers', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ postgres: sharedPostgres(), servers: 2 });
  });
  afterAll(() => world?.close());

  const createBuyers = (product: { id: string; name: string; price: number }, withoutOrder = false) =>
    Array.from({ length: BUYERS }, (_, index) =>
      world.createBuyer({
        product,
        withoutOrder,
        shop: () => world.servers[index % world.servers.length]?.address ?? '',
      }),
    );

  it.each([
    ['with their order', false],
    ['without it', true],
  ])('starting %s: one buyer gets the last piece, and no other is charged', async (_, withoutOrder) => {
    const product = await world.addProduct(1);
    const outcomes = await Promise.all(createBuyers(product, withoutOrder).map((buyer) => buyer.finish()));
    for (const outcome of outcomes) world.note(outcome);
    const losers = Array.from({ length: BUYERS - 1 }, () => 'product_unavailable');
    expect(kinds(outcomes).sort()).toEqual(['ordered', ...losers].sort());
    await expectNoViolations(world);
  });

  it('ten pieces make ten orders', async () => {
    const product = await world.addProduct(10);
    const outcomes = await Promise.all(createBuyers(product).map((buyer) => buyer.finish()));
    for (const outcome of outcomes) world.note(outcome);
    expect(kinds(outcomes).filter((kind) => kind === 'ordered')).toHaveLength(10);
    expect(new Set(kinds(outcomes))).toEqual(new Set(['ordered', 'product_unavailable']));
    await expectNoViolations(world);
  });

  it(`a sale of ${SALE.pieces} pieces to ${SALE.buyers} buyers sells each piece once, and charges no one for nothing`, async () => {
    const product = await world.addProduct(SALE.pieces);
    const outcomes: Outcome[] = [];
    let turn = 0;
    const comeInTurn = async () => {
      while (turn < SALE.buyers) {
        const server = world.servers[turn++ % world.servers.length] ?? world.server;
        const buyer = world.createBuyer({ product, shop: () => server.address });
        outcomes.push(world.note(await buyer.finish()));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, comeInTurn));
    expect(kinds(outcomes).filter((kind) => kind === 'ordered')).toHaveLength(SALE.pieces);
    expect(new Set(kinds(outcomes))).toEqual(new Set(['ordered', 'product_unavailable']));
    await expectNoViolations(world);
  });
});

describe('buyers who pay after their hold has expired', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({
      postgres: sharedPostgres(),
      servers: 2,
      settings: { HOLD_MINUTES: '0.03', RECONCILE_AFTER: '3600', RECONCILE_EVERY: '0.1' },
    });
  });
  afterAll(() => world?.close());

  it('get the piece if it is not sold', async () => {
    const product = await world.addProduct(1);
    const buyer = world.createBuyer({ product });
    expect((await buyer.start()).status).toBe(200);
    await eventually(async () => expect(await world.query('select 1 from stock_holds')).toEqual([]));
    expect(world.note(await buyer.finish())).toMatchObject({ kind: 'ordered' });
    await expectNoViolations(world);
  });

  it('are refunded when the last piece is sold', async () => {
    const product = await world.addProduct(1);
    const first = world.createBuyer({ product });
    expect((await first.start()).status).toBe(200);
    await eventually(async () => expect(await world.query('select 1 from stock_holds')).toEqual([]));
    expect(world.note(await world.createBuyer({ product }).finish())).toMatchObject({ kind: 'ordered' });
    expect(await first.finish()).toEqual({ kind: 'refunded', reason: 'sold_out' });
    await expectNoViolations(world);
  });
});

describe('buyers whose card is declined', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({
      postgres: sharedPostgres(),
      settings: { HOLD_MINUTES: '0.02', ...RECONCILING },
    });
  });
  afterAll(() => world?.close());

  it('leave their piece for others', async () => {
    const product = await world.addProduct(1);
    const declined = world.createBuyer({ product, card: CARDS.declined });
    expect(await declined.finish()).toEqual({ kind: 'declined', code: 'card_declined' });
    await eventually(async () =>
      expect(world.note(await world.createBuyer({ product }).finish())).toMatchObject({ kind: 'ordered' }),
    );
    await expectNoViolations(world);
  });
});
