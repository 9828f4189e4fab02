import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { CARDS } from '#server/testing/purchase.ts';
import type { Buyer } from './processes/buyer.ts';
import { expectNoViolations } from './support/expect-no-violations.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { RECONCILING, startWorld, type World } from './support/world.ts';

describe('a payment that is begun and never finished', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({
      postgres: sharedPostgres(),
      settings: { HOLD_MINUTES: '0.03', ...RECONCILING },
    });
  });
  afterAll(() => world?.close());

  async function expectCancelled(buyer: Buyer, productId: string) {
    await eventually(async () => {
      const [checkout] = await world.query('select outcome from checkouts where email = $1', [buyer.email]);
      expect(checkout).toEqual({ outcome: 'cancelled' });
    });
    expect(await world.query('select stock from products where id = $1', [productId])).toEqual([
      { stock: 1 },
    ]);
    expect(await world.query('select 1 from orders where id = $1', [buyer.orderId])).toEqual([]);
    const intents = await world.emulator.list<{ id: string; status: string }>('/v1/payment_intents');
    expect(intents.find(({ id }) => id === buyer.paymentIntentId)?.status).toBe('canceled');
  }

  it.each([
    ['at the bank’s question', CARDS.challenged],
    ['after a declined card', CARDS.declined],
    ['before any card', null],
  ])('%s: no order, its piece comes back, and it cannot be paid any more', async (_, card) => {
    const product = await world.addProduct(1);
    const buyer = world.createBuyer({ product });
    await buyer.start();
    if (card) await buyer.pay(card);
    await expectCancelled(buyer, product.id);
    expect((await buyer.pay(CARDS.good)).status).toBe(400);
    expect(await buyer.order()).toMatchObject({ status: 422, body: { code: 'payment_refused' } });
    await expectNoViolations(world);
  });

  it('and its bank’s question, answered too late, charges nothing', async () => {
    const product = await world.addProduct(1);
    const buyer = world.createBuyer({ product });
    await buyer.start();
    const { body } = await buyer.pay(CARDS.challenged);
    const { next_action } = body as { next_action?: { redirect_to_url?: { url?: string } } };
    const question = new URL(next_action?.redirect_to_url?.url ?? '', world.emulator.address);
    await expectCancelled(buyer, product.id);
    await fetch(`${question.origin}${question.pathname}/approve`, {
      method: 'POST',
      body: new URLSearchParams({ token: question.searchParams.get('token') ?? '' }),
      redirect: 'manual',
    });
    const report = await expectNoViolations(world);
    expect(report.payments).toBe(0);
  });
});
