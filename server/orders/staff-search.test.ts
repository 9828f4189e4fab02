import { afterAll, beforeAll, expect, test } from 'vitest';
import { listInvoices } from '#contract/calls/invoices.ts';
import { listMembers } from '#contract/calls/members.ts';
import { listMessages } from '#contract/calls/messages.ts';
import { createOrder } from '#contract/calls/orders.ts';
import { quickSearch } from '#contract/calls/quick-search.ts';
import { listOrderRows } from '#contract/calls/staff-orders.ts';
import { listStaffProducts } from '#contract/calls/staff-products.ts';
import { updateVariant } from '#contract/calls/variants.ts';
import { memberships, messages, returns } from '#db/schema/index.ts';
import { address, createOrderBody } from '../testing/buy.ts';
import { addProducts, kettle, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
let returned = '';
const staff = { headers: AS_STAFF };
const NAMES = ['Jürgen Müller-Lüdenscheid', 'José Ñandú', 'Smith  John', 'Mary O’Brien'];
const RETURN = 'RT-0000-0000-0000-0007';

beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, { ...lamp, name: 'Łódź lamp' }, kettle);
  const barcode = { params: { id: kettle.id }, body: { barcode: '4006381333931' } };
  await shop.send(updateVariant, barcode, staff);
  for (const [place, fullName] of NAMES.entries()) {
    const [firstName = '', lastName = ''] = fullName.split(/ +/);
    const email = `person${place}@example.com`;
    await shop.db.insert(messages).values({
      ...{ id: `m-${place}`, firstName, lastName, email, phone: '+1 555 010 2030' },
      ...{ message: 'Hello there', createdAt: new Date() },
    });
    const order = createOrderBody(lamp, { userEmail: email, shippingAddress: { ...address, fullName } });
    returned = (await shop.send(createOrder, { body: order })).body.id;
    await shop.db.insert(memberships).values({
      ...{ id: `MM-${place}`, plan: 'standard', fullName, email, emailKey: email, turn: place + 1 },
      ...{ phone: '1', address: 'x', city: 'x', state: 'x', postalCode: 'x', amountCents: 79_900 },
      ...{ paymentIntentId: `pi_${place}`, startsAt: new Date(), endsAt: new Date(), createdAt: new Date() },
    });
  }
  await shop.db.insert(returns).values({
    id: RETURN,
    orderId: returned,
    status: 'requested',
    isWithdrawal: false,
    note: '',
    createdAt: new Date(),
  });
});
afterAll(() => shop.close());

test.each([
  ['muller', 0],
  ['lüdenscheid JÜRGEN', 0],
  ['Mueller-Luedenscheid', 0],
  ['juergen mueller', 0],
  ['nandu', 1],
  ['Ñandú', 1],
  ['nandu, jose', 1],
  ['john smith', 2],
  ['smith john', 2],
  ['Smith  John', 2],
  ["o'brien", 3],
  ['O’Brien, Mary', 3],
  ['mary obrien', 3],
])('staff find %j among orders, invoices, members, messages and everything', async (search, place) => {
  const email = `person${place}@example.com`;
  const orders = (await shop.send(listOrderRows, { query: { search } }, staff)).body;
  expect(orders.map(({ userEmail }) => userEmail)).toEqual([email]);
  expect((await shop.send(listInvoices, { query: { search } }, staff)).body).toHaveLength(1);
  const members = (await shop.send(listMembers, { query: { search } }, staff)).body;
  expect(members.map((member) => member.email)).toEqual([email]);
  const written = (await shop.send(listMessages, { query: { search } }, staff)).body;
  expect(written.map((message) => message.email)).toEqual([email]);
  const found = (await shop.send(quickSearch, { query: { q: search } }, staff)).body;
  expect(found.customers.map((customer) => customer.email)).toEqual([email]);
});

test.each([
  ['lodz', 'Łódź lamp'],
  ['lamp ŁÓDŹ', 'Łódź lamp'],
  ['4006381333931', kettle.name],
  ['381333', kettle.name],
])('staff find %j among products', async (search, name) => {
  const products = (await shop.send(listStaffProducts, { query: { search } }, staff)).body;
  expect(products.map((product) => product.name)).toEqual([name]);
  const found = (await shop.send(quickSearch, { query: { q: search } }, staff)).body;
  expect(found.products.map((product) => product.name)).toEqual([name]);
});

test('the number of a return finds its order', async () => {
  for (const search of [RETURN, 'rt 0000 0000 0000 0007']) {
    const orders = (await shop.send(listOrderRows, { query: { search } }, staff)).body;
    expect(orders.map(({ id }) => id)).toEqual([returned]);
    const found = (await shop.send(quickSearch, { query: { q: search } }, staff)).body;
    expect(found.orders.map(({ id }) => id)).toEqual([returned]);
  }
});
