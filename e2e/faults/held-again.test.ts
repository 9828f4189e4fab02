import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { expectNoViolations } from './support/expect-no-violations.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { RECONCILING, startWorld, type World } from './support/world.ts';

const STRANGER = '198.51.100.66';
const PIECES = 6;
const ROUNDS = 4;

describe('a stranger who starts payments of every piece, again and again', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({
      postgres: sharedPostgres(),
      servers: 2,
      settings: { HOLD_MINUTES: '0.03', TRUSTED_PROXIES: '127.0.0.1', ...RECONCILING },
    });
  });
  afterAll(() => world?.close());

  const stock = async (id: string) =>
    (await world.query<{ stock: number }>('select stock from products where id = $1', [id]))[0]?.stock ?? 0;

  /** Starts payments from one address at both servers, all at once, and pays none. */
  async function takeAll(product: { id: string; name: string }, address: string | null) {
    const body = {
      amount: 68.99,
      currency: 'usd',
      orderData: {
        customerEmail: 'stranger@example.com',
        customerName: 'Stranger',
        productId: product.id,
        productName: product.name,
        quantity: 1,
      },
    };
    const start = async (at: string) => {
      const response = await fetch(`${at}/api/create-payment-intent`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(address && { 'X-Forwarded-For': address }) },
        body: JSON.stringify(body),
      });
      await response.text();
      return response.status;
    };
    const tries = Array.from({ length: PIECES * 2 }, (_, index) =>
      start(world.servers[index % world.servers.length]?.address ?? ''),
    );
    return await Promise.all(tries);
  }

  const released = () =>
    eventually(async () => expect(await world.query('select 1 from stock_holds')).toEqual([]));

  it('leaves half of them for others from the first moment, and more each time', async () => {
    const product = await world.addProduct(PIECES);
    const left = [];
    for (let round = 0; round < ROUNDS; round++) {
      await takeAll(product, STRANGER);
      left.push(await stock(product.id));
      await released();
    }
    expect(left).toEqual([PIECES / 2, PIECES, PIECES, PIECES]);
    await takeAll(product, STRANGER);
    const buyers = Array.from({ length: PIECES }, () => world.createBuyer({ product }));
    for (const buyer of buyers) expect(world.note(await buyer.finish())).toMatchObject({ kind: 'ordered' });
    expect(await stock(product.id)).toBe(0);
    await expectNoViolations(world);
  });

  it('behind a proxy that nobody named leaves them for others after the first time', async () => {
    const product = await world.addProduct(PIECES);
    await takeAll(product, null);
    await released();
    await takeAll(product, null);
    expect(await stock(product.id)).toBe(PIECES);
    for (let bought = 0; bought < PIECES; bought++)
      expect(world.note(await world.createBuyer({ product }).finish())).toMatchObject({ kind: 'ordered' });
    await expectNoViolations(world);
  });
});
