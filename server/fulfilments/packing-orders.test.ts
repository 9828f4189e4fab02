import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listOrdersToPack } from '#contract/calls/fulfilments.ts';
import { orderLines } from '#db/schema/index.ts';
import { buy } from '../testing/buy.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp);
});
afterAll(() => shop.close());

it('gives lines that were stored without a SKU the SKU of their product, to be picked by', async () => {
  const { order } = await buy(shop, lamp);
  await shop.db.update(orderLines).set({ sku: null }).where(eq(orderLines.orderId, order.id));
  const { status, body } = await shop.send(
    listOrdersToPack,
    { query: { ids: order.id as never } },
    { headers: AS_STAFF },
  );
  expect(status).toBe(200);
  expect(body[0]?.products.map(({ sku }) => sku)).toEqual([lamp.sku]);
});
