import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createOrder } from '#contract/calls/orders.ts';
import { checkouts, idempotentAnswers } from '#db/schema/index.ts';
import { confirmCard, createOrderBody, start } from '../testing/buy.ts';
import { LAMP_TOTAL } from '../testing/stocked-lamp.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp);
});
afterAll(() => shop.close());

it('nobody can pay for a checkout that a crash of the database lost, and the request sent again can', async () => {
  const { payments } = shop.services;
  const create = payments.createPayment;
  const crash = vi.spyOn(payments, 'createPayment').mockImplementationOnce(async (payment) => {
    const created = await create(payment);
    await shop.db.delete(checkouts).where(eq(checkouts.id, payment.checkoutId));
    await shop.db.delete(idempotentAnswers);
    return created;
  });
  const order = createOrderBody(lamp);
  const headers = { 'Idempotency-Key': randomUUID() };
  expect((await start(shop, lamp, LAMP_TOTAL, { order }, { headers })).status).toBe(503);
  crash.mockRestore();

  const { status, body } = await start(shop, lamp, LAMP_TOTAL, { order }, { headers });
  expect(status).toBe(200);
  await confirmCard(shop, body.clientSecret);
  const placed = await shop.send(createOrder, { body: { ...order, paymentIntentId: body.paymentIntentId } });
  expect(placed.status).toBe(201);
});
