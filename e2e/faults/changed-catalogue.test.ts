import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Buyer, computeTotal, type Product } from './processes/buyer.ts';
import { expectNoViolations } from './support/expect-no-violations.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { startWorld, type World } from './support/world.ts';

/** Model I6. The amount charged is the total that the server computed from its own prices. */

let world: World;
beforeAll(async () => {
  world = await startWorld({ postgres: sharedPostgres() });
});
afterAll(() => world?.close());
afterEach(async () => {
  await world.emulator.setWebhooks({ mode: 'normal' });
  await expectNoViolations(world);
});

const CHANGES = {
  dearer: 'update products set price_cents = 999900 where id = $1',
  deleted: 'update products set deleted_at = now() where id = $1',
  unavailable: 'update products set availability = false where id = $1',
};

async function change(product: Product, how: keyof typeof CHANGES) {
  await world.query(CHANGES[how], [product.id]);
}

/** Reads the total of the order in the database, in cents. */
async function readOrderTotal(buyer: Buyer): Promise<number | undefined> {
  const [order] = await world.query<{ total: number }>(
    'select total_cents as total from orders where id = $1',
    [buyer.orderId],
  );
  return order?.total;
}

describe('the price goes up', () => {
  it('before the payment is started: refused with the new total, nothing is charged', async () => {
    const product = await world.addProduct();
    await change(product, 'dearer');
    const outcome = await world.createBuyer({ product }).finish();
    expect(outcome).toMatchObject({ kind: 'refused', code: 'total_changed', paid: false });
  });

  it('after the payment is started: the order is placed at what was agreed', async () => {
    const product = await world.addProduct(5);
    const buyer = world.createBuyer({ product });
    await buyer.start();
    await change(product, 'dearer');
    expect(world.note(await buyer.finish())).toMatchObject({ kind: 'ordered' });
    expect(await readOrderTotal(buyer)).toBe(Math.round(computeTotal(product, 1) * 100));
  });

  it('after it was paid for without its order: refused, and refunded in time', async () => {
    const product = await world.addProduct();
    const buyer = world.createBuyer({ product, withoutOrder: true });
    await buyer.finish({ leaveAfter: 'paying' });
    await change(product, 'dearer');
    expect(await buyer.finish()).toMatchObject({ kind: 'refused', status: 409, paid: true });
    // Half an hour later.
    await world.query(
      "update checkouts set created_at = created_at - interval '31 minutes' where email = $1",
      [buyer.email],
    );
    await world.passWaitingTime();
    await world.server.stop();
    await world.server.start({ RECONCILE_EVERY: '0.2' });
    await expectNoViolations(world);
    expect(await buyer.finish()).toEqual({ kind: 'refunded', reason: 'order_not_sent' });
    await world.server.stop();
    await world.server.start({ RECONCILE_EVERY: '86400' });
  });
});

describe.each(['deleted', 'unavailable'] as const)('the product is %s', (how) => {
  it('before the payment is started: refused, nothing is charged', async () => {
    const product = await world.addProduct(5);
    await change(product, how);
    expect(await world.createBuyer({ product }).finish()).toMatchObject({ kind: 'refused', paid: false });
  });

  it('after it was paid for: the browser learns of it, and the payment is refunded', async () => {
    await world.emulator.setWebhooks({ mode: 'dropped' });
    const product = await world.addProduct(5);
    const buyer = world.createBuyer({ product });
    await buyer.finish({ leaveAfter: 'paying' });
    await change(product, how);
    expect(await buyer.finish()).toEqual({ kind: 'refunded', reason: 'product_gone' });
  });

  it('after it was paid for and the tab is closed: the payment is refunded', async () => {
    await world.emulator.setWebhooks({ mode: 'paused' });
    const product = await world.addProduct(5);
    const buyer = world.createBuyer({ product });
    await buyer.finish({ leaveAfter: 'paying' });
    await change(product, how);
    await world.emulator.releaseWebhooks();
    await expectNoViolations(world);
    expect(
      await world.query('select reason from refunds where payment_intent_id = $1', [buyer.paymentIntentId]),
    ).toEqual([{ reason: 'product_gone' }]);
  });

  it('after it was paid for without its order: the browser learns of it, and the payment is refunded', async () => {
    await world.emulator.setWebhooks({ mode: 'dropped' });
    const product = await world.addProduct(5);
    const buyer = world.createBuyer({ product, withoutOrder: true });
    await buyer.finish({ leaveAfter: 'paying' });
    await change(product, how);
    const outcome = world.note(await buyer.finish());
    // A paid line that is not offered any more may still be honoured; a deleted one cannot.
    if (how === 'deleted') expect(outcome).toEqual({ kind: 'refunded', reason: 'product_gone' });
    else expect(['ordered', 'refunded']).toContain(outcome.kind);
  });
});

describe('amounts that are not the shop’s are refused before anything is charged', () => {
  it.each([0.5, 1, 68.98, 69, -68.99, 1e9])('$%d for what costs $68.99', async (total) => {
    const product = await world.addProduct(5);
    for (const withoutOrder of [false, true]) {
      const outcome = await world.createBuyer({ product, total, withoutOrder }).finish();
      expect(outcome).toMatchObject({ kind: 'refused', at: 'starting', paid: false });
    }
  });

  it('an expensive order cannot be paid with the payment of a cheap one', async () => {
    const cheap = await world.addProduct();
    const dear = await world.addProduct();
    await change(dear, 'dearer');
    for (const withoutOrder of [false, true]) {
      const buyer = world.createBuyer({ product: cheap, withoutOrder });
      await buyer.finish({ leaveAfter: 'paying' });
      const { total: _, ...body } = buyer.orderBody();
      const products = [{ productId: dear.id, quantity: 1 }];
      expect((await world.post('/orders', { ...body, products })).status).toBe(409);
      expect((await world.post('/orders', { ...body, products, total: 68.99 })).status).toBe(409);
      expect(world.note(await buyer.finish())).toMatchObject({ kind: 'ordered' });
      expect(await readOrderTotal(buyer)).toBe(6_899);
    }
  });

  it('more pieces cannot be had for the payment of one', async () => {
    const product = await world.addProduct(10);
    const buyer = world.createBuyer({ product });
    await buyer.finish({ leaveAfter: 'paying' });
    const products = [{ productId: product.id, quantity: 9 }];
    const { total: _, ...body } = buyer.orderBody();
    expect((await world.post('/orders', { ...body, products })).status).toBe(409);
    expect(world.note(await buyer.finish())).toMatchObject({ kind: 'ordered' });
  });

  it('the payment of one order is no payment for another', async () => {
    const product = await world.addProduct(10);
    const [mine, theirs] = [world.createBuyer({ product }), world.createBuyer({ product })];
    await mine.finish({ leaveAfter: 'paying' });
    await theirs.start();
    const stolen = { ...theirs.orderBody(), paymentIntentId: mine.paymentIntentId };
    const answer = await world.post('/orders', stolen);
    // The same lines at the same price are the same order: it goes to whom it was started for.
    expect([201, 409]).toContain(answer.status);
    expect(world.note(await mine.finish())).toMatchObject({ kind: 'ordered', orderId: mine.orderId });
    const emails = await world.query('select user_email from orders where id = $1', [mine.orderId]);
    expect(emails).toEqual([{ user_email: mine.email }]);
  });
});
