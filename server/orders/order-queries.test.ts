import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { buy } from '../testing/buy.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { orderQueries } from './order-list-queries.ts';
import { findOrder, findOrdersOfEmail, findOrdersOfPhone } from './order-queries.ts';

let shop: TestShop;
let orderId: string;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp);
  const { order } = await buy(shop, lamp, { userEmail: 'ada@example.com', userPhone: '+1 (555) 010-2030' });
  orderId = order.id;
});
afterAll(() => shop.close());

/** Counts queries that `work` sends. */
async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(shop.db.$client, 'query');
  try {
    await work();
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
}

describe('a search of a shopper sends as many queries without a result as with one', () => {
  test.each([
    ['by id', () => findOrder(shop.db, orderId), () => findOrder(shop.db, 'MG-')],
    [
      'by email address',
      () => findOrdersOfEmail(shop.db, 'ada@example.com'),
      () => findOrdersOfEmail(shop.db, 'nobody@example.com'),
    ],
    [
      'by phone number',
      () => findOrdersOfPhone(shop.db, '15550102030'),
      () => findOrdersOfPhone(shop.db, '15550109999'),
    ],
  ])('%s', async (_, find, miss) => {
    const queries = await countQueries(find);
    expect(queries).toBeGreaterThan(1);
    expect(await countQueries(miss)).toBe(queries);
  });
});

it('reads no lines, activities or refunds for a list without orders', async () => {
  const list = (search: string) => () =>
    orderQueries.page(shop.db, { search }, { now: new Date(), zone: 'UTC' });
  expect(await countQueries(list('ada'))).toBe(5);
  expect(await countQueries(list('nobody'))).toBe(2);
});
