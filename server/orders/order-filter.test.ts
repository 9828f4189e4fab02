import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, inTransaction } from '#db/connection.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { orderIdFrom } from '#domain/ids.ts';
import { type Order, PAYMENT_STATUSES } from '#domain/orders/order.ts';
import {
  matchesOrderFilter,
  ORDER_NEEDS,
  ORDER_TYPES,
  type OrderFilter,
} from '#domain/orders/order-filter.ts';
import { ORDER_STATUSES } from '#domain/orders/status.ts';
import { selectOrderRows } from './order-list-queries.ts';
import { insertOrder } from './order-queries.ts';

const anyId = fc.uint8Array({ minLength: 16, maxLength: 16 }).map(orderIdFrom);
const anyName = fc.constantFrom('Ada', 'Ünal %', 'O_Neil', 'a\\b', "O'Hara", '1234', 'É', 'e\u0301');
const anyPhone = fc.constantFrom('+1 (555) 010-2030', '0301234', 'none', '１２３4');
const anyMoment = fc
  .tuple(
    fc.constantFrom('2026-02-28', '2026-03-01', '2026-03-02'),
    fc.constantFrom('00:00:00.000', '23:59:59.999'),
  )
  .map(([day, time]) => new Date(`${day}T${time}Z`));

const anyOrder = fc.record({
  id: anyId,
  userEmail: fc.constantFrom('Ada@Example.com', 'o_n@example.com', '555@example.org'),
  userPhone: fc.option(anyPhone),
  fullName: fc.option(anyName),
  createdAt: anyMoment,
  total: fc.constantFrom(0, 49_999, 50_000, 50_001),
  status: fc.constantFrom(...ORDER_STATUSES),
  paymentStatus: fc.constantFrom(...PAYMENT_STATUSES),
});

const anySearch = fc.constantFrom(
  ...[
    'ada',
    'ADA@example',
    '%',
    '_',
    '\\',
    '555',
    '(555)',
    '5550102030',
    '555 010',
    '030-1234',
    '1234',
    'É',
    'mg-',
    'mg12',
    "'",
  ],
);

const anyFilter: fc.Arbitrary<OrderFilter> = fc.record({
  search: fc.option(anySearch),
  date: fc.option(fc.constantFrom('2026-02-28', '2026-03-01')),
  to: fc.option(fc.constantFrom('2026-02-28', '2026-03-01', '2026-03-02')),
  zone: fc.constantFrom('UTC', 'America/Los_Angeles', 'Asia/Kathmandu'),
  type: fc.option(fc.constantFrom(...ORDER_TYPES)),
  status: fc.option(fc.constantFrom(...ORDER_STATUSES)),
  need: fc.option(fc.constantFrom(...ORDER_NEEDS)),
});

let db: Database;
let close: () => Promise<void>;
const orders: Order[] = [];
beforeAll(async () => {
  ({ db, close } = await createTestDatabase());
  orders.push(...fc.sample(anyOrder, { numRuns: 80, seed: 4 }).map(orderOf));
  await inTransaction(db, async (tx) => {
    for (const order of orders) await insertOrder(tx, order, null);
  });
});
afterAll(() => close());

it('means in the database what the rule says, for any filter', async () => {
  await fc.assert(
    fc.asyncProperty(anyFilter, async (filter) => {
      const expected = orders.filter((order) => matchesOrderFilter(order, filter)).map(({ id }) => id);
      const found = await selectOrderRows(db, {
        filter: { ...filter, deleted: false },
        sort: 'newest',
        page: 1,
        limit: 1_000,
      });
      expect(found.rows.map(({ id }) => id).sort()).toEqual(expected.sort());
      expect(found.total).toBe(expected.length);
    }),
    { numRuns: 150 },
  );
});

function orderOf({ fullName, ...order }: typeof anyOrder extends fc.Arbitrary<infer T> ? T : never): Order {
  return {
    ...order,
    userId: 'guest',
    paymentMethod: null,
    shippingAddress: fullName === null ? null : { ...PLACE, fullName },
    billingAddress: null,
    lines: [],
    memberPlan: null,
    subtotal: order.total,
    shipping: 0,
    discount: 0,
    tax: 0,
    activities: [],
    expectedDelivery: order.createdAt,
    paymentIntentId: null,
    refund: null,
  };
}

const PLACE = { address: 'x', city: 'x', state: 'x', zipCode: 'x', country: 'x', phone: null };
