import { like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOrder } from '#contract/calls/orders.ts';
import { throttles } from '#db/schema/index.ts';
import { throttle } from '../http/throttle.ts';
import { createOrderBody } from '../testing/buy.ts';
import { addStockedLamp } from '../testing/stocked-lamp.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { limitCodes } from './limit-codes.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  const lamp = await addStockedLamp(shop.db, null);
  await shop.send(createOrder, { body: createOrderBody(lamp, { userEmail: 'Customer@example.com' }) });
});
afterAll(() => shop.close());
beforeEach(() => shop.db.delete(throttles));

let emails = 0;
const askAs = async (ip: string, email = `${++emails}@example.org`) =>
  await limitCodes(shop.db, { email, ip, isKnown: false });

/** Uses up limits of the whole shop, as strangers with very many networks do. */
async function useUp(...names: string[]) {
  for (const name of names) {
    const limit = { name, limit: 1, seconds: 3_600 };
    await throttle(shop.db, limit, '');
    await shop.db
      .update(throttles)
      .set({ count: 1_000 })
      .where(like(throttles.key, `${name}:%`));
  }
}

describe('codes by mail', () => {
  it('can be asked for by others after few networks have asked for all they may', async () => {
    for (let code = 0; code < 3; code++) expect(await askAs('198.51.100.1')).toBeNull();
    await useUp('codes in all');
    expect(await askAs('198.51.100.1')).toMatchObject({ refusal: { code: 'too_many_requests' } });
    expect(await askAs('198.51.100.2')).toBeNull();
    expect(await askAs('198.51.100.3', 'customer@example.com')).toBeNull();
  });

  it('have a reserve for customers after very many networks have asked', async () => {
    await useUp('first codes in all', 'codes in all');
    expect(await askAs('198.51.100.1')).toMatchObject({ refusal: { code: 'too_many_requests' } });
    expect(await askAs('198.51.100.1', 'customer@example.com')).toBeNull();
  });

  it('do not tell one who asks for many of them who is a customer', async () => {
    await useUp('first codes in all', 'codes in all');
    for (let code = 0; code < 3; code++) await askAs('198.51.100.1');
    expect(await askAs('198.51.100.1', 'customer@example.com')).not.toBeNull();
  });
});
