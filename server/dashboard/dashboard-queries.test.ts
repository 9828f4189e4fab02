import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, inTransaction } from '#db/connection.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { PAYMENT_STATUSES } from '#domain/orders/order.ts';
import { placeUnpaidOrder } from '#domain/orders/place-order.ts';
import { isSale } from '#domain/orders/sale.ts';
import { ORDER_STATUSES } from '#domain/orders/status.ts';
import { insertOrder } from '../orders/insert-order.ts';
import { sumOrdersIn } from './dashboard-queries.ts';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await createTestDatabase());
});
afterAll(() => close());

const PLACED_AT = new Date('2026-05-01T12:00:00Z');

it('the SQL of a sale equals the rule', async () => {
  const states = ORDER_STATUSES.flatMap((status) =>
    PAYMENT_STATUSES.map((paymentStatus) => ({ status, paymentStatus })),
  );
  // Powers of two: a sum says which of them are in it.
  const orders = states.map((state, index) => ({ ...createOrder(2 ** index, `MG-${index}`), ...state }));
  await inTransaction(db, async (tx) => {
    for (const order of orders) await insertOrder(tx, order, null);
  });
  const [sum] = await sumOrdersIn(db, [{ from: PLACED_AT, before: new Date(PLACED_AT.getTime() + 1) }]);
  const sales = orders.filter(isSale).reduce((total, order) => total + order.total, 0);
  expect(sum).toEqual({ orders: orders.length, sales });
});

function createOrder(total: number, id: string) {
  const newOrder = {
    userId: 'guest',
    userEmail: 'ada@example.com',
    userPhone: null,
    paymentMethod: null,
    shippingAddress: null,
    billingAddress: null,
    lines: [],
    memberPlan: null,
    subtotal: total,
    shipping: 0,
    discount: 0,
    tax: 0,
    total,
  };
  return placeUnpaidOrder(newOrder, id, PLACED_AT);
}
