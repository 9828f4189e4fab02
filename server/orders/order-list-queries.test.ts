import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type Database, inTransaction } from '#db/connection.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { orderIdFrom } from '#domain/ids.ts';
import { type Order, PAYMENT_STATUSES } from '#domain/orders/order.ts';
import type { OrderNeed } from '#domain/orders/order-filter.ts';
import { isFoundBy, isHighValue, ORDER_NEEDS, ORDER_TYPES } from '#domain/orders/order-filter.ts';
import type { orderList } from '#domain/orders/order-list.ts';
import { isToPack, isToSend } from '#domain/orders/sale.ts';
import { orderSearchText } from '#domain/orders/search-text.ts';
import { ORDER_STATUSES } from '#domain/orders/status.ts';
import { dayIn } from '#domain/time-zone.ts';
import type { ParsedFilter } from '../lists/list-queries.ts';
import { insertOrder } from './insert-order.ts';
import { orderRowQueries } from './order-list-queries.ts';

const anyId = fc.uint8Array({ minLength: 16, maxLength: 16 }).map(orderIdFrom);
const anyName: fc.Arbitrary<string> = fc.constantFrom(
  'Ada',
  'Ünal %',
  'O_Neil',
  'a\\b',
  "O'Hara",
  '1234',
  'É',
  'e\u0301',
);
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

const anyZone = fc.constantFrom('UTC', 'America/Los_Angeles', 'Asia/Kathmandu');
const anyFilter: fc.Arbitrary<Filter> = fc.record({
  search: fc.option(anySearch),
  date: fc.option(fc.constantFrom('2026-02-28', '2026-03-01')),
  to: fc.option(fc.constantFrom('2026-02-28', '2026-03-01', '2026-03-02')),
  type: fc.option(fc.constantFrom(...ORDER_TYPES)),
  status: fc.option(fc.constantFrom(...ORDER_STATUSES)),
  need: fc.option(fc.constantFrom(...ORDER_NEEDS)),
});

type Filter = ParsedFilter<typeof orderList>;

/** The rule that the SQL is held to (specification, section 5). */
function passes(order: Order, { search, date, to, type, status, need }: Filter, zone: string): boolean {
  const day = dayIn(order.createdAt, zone);
  return (
    (!search || isFoundBy(orderSearchText(order), search)) &&
    (!date || (date <= day && day <= (to ?? date))) &&
    (!type || (type === 'high') === isHighValue(order.total)) &&
    (!status || order.status === status) &&
    (!need || passesNeed(need, order))
  );
}

let db: Database;
let close: () => Promise<void>;
const orders: Order[] = [];
beforeAll(async () => {
  ({ db, close } = await createTestDatabase());
  orders.push(...fc.sample(anyOrder, { numRuns: 80, seed: 4 }).map(createOrder), AT_LIMIT);
  await inTransaction(db, async (tx) => {
    for (const order of orders) await insertOrder(tx, order, null);
  });
});
afterAll(() => close());

it('the SQL of any filter equals the rule', async () => {
  await fc.assert(
    fc.asyncProperty(anyFilter, anyZone, async (filter, zone) => {
      const expected = orders.filter((order) => passes(order, filter, zone)).map(({ id }) => id);
      const found = await orderRowQueries.page(db, { ...filter, limit: 1_000 }, { now: new Date(), zone });
      expect(found.rows.map(({ id }) => id).sort()).toEqual(expected.sort());
      expect(found.total).toBe(expected.length);
    }),
    { numRuns: 150 },
  );
});

const PLACE = {
  address: '12 Analytical Way',
  city: 'x',
  state: 'x',
  zipCode: 'x',
  country: 'x',
  phone: null,
};

const AT_LIMIT = createOrder({
  id: 'MG-AB12-CD34-EF56-GH78',
  userEmail: 'Ada@Example.com',
  userPhone: '+1 (555) 010-2030',
  fullName: 'Zoë Lovelace',
  createdAt: new Date('2026-03-01T23:59:59.999Z'),
  total: 50_000,
  status: 'placed',
  paymentStatus: 'paid',
});

async function isFound(id: string, filter: Filter, zone = 'UTC'): Promise<boolean> {
  const { rows } = await orderRowQueries.page(db, { ...filter, limit: 1_000 }, { now: new Date(), zone });
  return rows.some((row) => row.id === id);
}

describe('an order passes', () => {
  test.each<[string, Filter, string?]>([
    ['no filter', {}],
    ['a part of its id, whatever the case', { search: 'cd34-ef' }],
    ['its id without dashes', { search: 'mgab12cd34ef56gh78' }],
    ['its id with O typed for 0 and spaces', { search: ' AB12 CD34 EF56 GH78 ' }],
    ['its email address in another case', { search: 'ADA@example' }],
    ['its phone number as it is', { search: '+1 (555) 010-2030' }],
    ['its phone number written otherwise', { search: '555.010.2030' }],
    ['a name with an accent encoded another way', { search: 'zoe\u0308' }],
    ['its day in UTC', { date: '2026-03-01' }],
    ['its day in the zone of the shop', { date: '2026-03-02' }, 'Europe/Berlin'],
    ['high value at exactly $500', { type: 'high' }],
    ['its status', { status: 'placed' }],
    ['that it is to be packed', { need: 'to-pack' }],
  ])('%s', async (_, filter, zone) => {
    expect(await isFound(AT_LIMIT.id, filter, zone)).toBe(true);
  });
});

describe('an order does not pass', () => {
  test.each<[string, Filter, string?]>([
    ['a wildcard that stands for itself only', { search: 'a%a' }],
    ['its address, which is not searched', { search: 'Analytical' }],
    ['a text across two of its fields', { search: 'gh78ada' }],
    ['two digits of a phone number written otherwise', { search: '0-1' }],
    ['the next day', { date: '2026-03-02' }],
    ['its day of another zone', { date: '2026-03-01' }, 'Europe/Berlin'],
    ['low value at exactly $500', { type: 'low' }],
    ['another status', { status: 'delivered' }],
  ])('%s', async (_, filter, zone) => {
    expect(await isFound(AT_LIMIT.id, filter, zone)).toBe(false);
  });
});

test.each([
  ['+1 503 555 0101', '503-555-0101', 'MG-AB12-CD34-EF56-GH01'],
  ['503-555-0101', '+1 503 555 0101', 'MG-AB12-CD34-EF56-GH02'],
])('an order with the number %s passes a search for %s', async (userPhone, search, id) => {
  await inTransaction(db, (tx) => insertOrder(tx, { ...AT_LIMIT, id, userPhone }, null));
  expect(await isFound(id, { search })).toBe(true);
});

function createOrder({
  fullName,
  ...order
}: typeof anyOrder extends fc.Arbitrary<infer T> ? T : never): Order {
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
    unpaidUntil: null,
    markedPaidAt: null,
    cancellation: null,
    refund: null,
    refunded: 0,
    lost: 0,
  };
}

/** None of these orders is disputed, and nothing is owed of them. */
function passesNeed(need: OrderNeed, order: Parameters<typeof isToPack>[0]): boolean {
  if (need === 'to-pack') return isToPack(order);
  return need === 'to-send' && isToSend(order, 0);
}
