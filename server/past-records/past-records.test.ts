import { stringify } from 'csv-stringify/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportAccount } from '#contract/calls/account.ts';
import { listMails } from '#contract/calls/mail.ts';
import * as calls from '#contract/calls/past-records.ts';
import { inTransaction } from '#db/connection.ts';
import { pastImports, pastRecords } from '#db/schema/index.ts';
import { proveEmail } from '../testing/prove-email.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { erasePastRecords } from './past-record-queries.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(pastRecords);
  await shop.db.delete(pastImports);
});

const staff = { headers: AS_STAFF };
const importCsv = (csv: string, dryRun = false) =>
  shop.send(calls.importPastRecords, { body: { csv, dryRun, fileName: 'old.csv' } }, staff);
const list = async (query: { search?: string; kind?: 'order' | 'customer' } = {}) =>
  (await shop.send(calls.listPastRecords, { query }, staff)).body;
const titles = async (search?: string) => (await list(search ? { search } : {})).map(({ title }) => title);
const undo = async (id: string) => (await shop.send(calls.undoPastImport, { params: { id } }, staff)).body;
const imports = async () => (await shop.send(calls.listPastImports, {}, staff)).body;

const ORDER_HEADS =
  'Name,Email,Financial Status,Currency,Subtotal,Shipping,Taxes,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Shipping Name,Shipping Address1,Shipping City,Shipping Country,Id,Vendor';
const order = (changes: Record<string, string> = {}) => {
  const cells: Record<string, string> = {
    Name: '#1001',
    Email: 'Quinn@Example.com',
    'Financial Status': 'paid',
    Currency: 'EUR',
    Subtotal: '30.00',
    Total: '34.90',
    'Created at': '2024-03-02 10:15:00 -0500',
    'Lineitem quantity': '2',
    'Lineitem name': 'Wool scarf',
    'Lineitem price': '15.00',
    'Lineitem sku': 'SC-1',
    'Shipping Name': 'Quinn Álvarez',
    'Shipping City': 'Łódź',
    Id: '77001',
    ...changes,
  };
  return ORDER_HEADS.split(',').map((head) => cells[head] ?? '');
};
const line = (name: string, changes: Record<string, string>) => {
  const cells: Record<string, string> = { Name: name, ...changes };
  return ORDER_HEADS.split(',').map((head) => cells[head] ?? '');
};
const ordersFile = (...rows: string[][]) => stringify([ORDER_HEADS.split(','), ...rows]);

const CUSTOMERS = `First Name,Last Name,Email,Accepts Email Marketing,Default Address Address1,Default Address City,Default Address Phone,Phone,Total Spent,Total Orders,Note,Tags
Quinn,Álvarez,quinn@example.com,no,1 Main St,Lodz,,'+15550100,34.90,1,Likes wool,vip
Sam,Ode,,yes,,,,+1 555 0101,0.00,0,,
Quinn,A.,QUINN@example.com,yes,,,,,0.00,0,,
No,Contact,,no,,,,,0.00,0,,`;

describe('W6: a file of orders', () => {
  const csv = ordersFile(
    order(),
    line('#1001', { 'Lineitem quantity': '1', 'Lineitem name': 'Hat', 'Lineitem price': '4.90' }),
    order({ Name: '#1002', Id: '77002', Total: 'much', Email: '' }),
    order({ Name: '#1003', Id: '77003', Email: 'sam@example.com', Vendor: 'Us', 'Shipping Name': 'Sam Ode' }),
  );

  it('is tried without a change, and then kept: each order with its lines, as the file says', async () => {
    const { body: tried } = await importCsv(csv, true);
    expect(tried).toMatchObject({ kind: 'order', new: 2, changed: 0, unchanged: 0, skipped: [] });
    expect(tried.refused).toEqual([
      { row: 4, column: 'Total', reason: 'Total must be a number such as 12.50' },
    ]);
    expect(tried.leftOut).toEqual([{ column: 'Vendor', rows: 1 }]);
    expect(await list()).toEqual([]);
    expect((await importCsv(csv)).body).toEqual(tried);
    const [kept] = await list({ search: '#1001' });
    expect(kept).toMatchObject({ kind: 'order', title: '#1001', at: '2024-03-02T15:15:00.000Z' });
    expect(kept?.lines).toEqual([
      { name: 'Wool scarf', sku: 'SC-1', quantity: 2, price: '15.00' },
      { name: 'Hat', quantity: 1, price: '4.90' },
    ]);
    expect(kept?.facts.map(({ label, value }) => [label, value])).toEqual([
      ['Email', 'Quinn@Example.com'],
      ['Placed', '2024-03-02T15:15:00.000Z'],
      ['Payment', 'paid'],
      ['Currency', 'EUR'],
      ['Subtotal', '30.00'],
      ['Total', '34.90'],
      ['Shipping address', 'Quinn Álvarez, Łódź'],
    ]);
    expect((await importCsv(csv)).body).toMatchObject({ new: 0, changed: 0, unchanged: 2 });
    expect(await imports()).toHaveLength(1);
  });

  it('is found by number, name, email and SKU', async () => {
    await importCsv(csv);
    expect(await titles('#1003')).toEqual(['#1003']);
    expect(await titles('alvarez')).toEqual(['#1001']);
    expect(await titles('quinn@example.com')).toEqual(['#1001']);
    expect(await titles('lodz sc-1')).toHaveLength(2);
  });

  it('mails nobody, and is in no figure, order or search of this shop', async () => {
    await importCsv(csv);
    expect((await shop.send(listMails, {}, staff)).body).toEqual([]);
    for (const path of ['/api/orders/staff', '/api/payments', '/api/members', '/api/invoices'])
      expect(await (await shop.fetch(path, staff)).text()).not.toContain('1001');
  });

  it('is read to its end, whatever its cells have', async () => {
    const hostile = ['1,'.repeat(500_000), '1'.repeat(1_000_000), `${"'".repeat(1_000_000)}1`];
    const rows = hostile.map((cell, place) => order({ Name: `#${place}`, Id: `${place}`, Total: cell }));
    const csv = stringify([ORDER_HEADS.split(','), ...rows], { delimiter: ';' });
    const { body } = await importCsv(csv, true);
    expect(body.refused.map(({ column }) => column)).toEqual(['Total', 'Total', 'Total']);
  });

  it.each(['0000-01-01', '0001-01-01 00:00:00 +2300', '9999-12-31 23:00:00 -0500'])(
    'refuses the time %s, which the database has not',
    async (time) => {
      const { status, body } = await importCsv(ordersFile(order({ 'Created at': time })));
      expect([status, body.refused.map(({ column }) => column)]).toEqual([200, ['Created at']]);
    },
  );

  it('refuses two orders of one name, and a row of none', async () => {
    const twice = ordersFile(order(), order({ Id: '9' }), order({ Name: '', Id: '10' }));
    expect((await importCsv(twice, true)).body.refused).toEqual([
      { row: 3, column: 'Name', reason: 'Row 2 is another order with the name #1001' },
      { row: 4, column: 'Name', reason: 'Name is missing, so the row belongs to no order' },
    ]);
  });

  it('may be saved by a German spreadsheet', async () => {
    const german = stringify([ORDER_HEADS.split(','), order({ Total: '1.034,90', Subtotal: '1.030,00' })], {
      delimiter: ';',
    });
    await importCsv(german.replace('15.00', '15,00'));
    const [kept] = await list();
    expect(kept?.facts).toContainEqual({ label: 'Total', value: '1034.90', isMoment: false });
  });
});

describe('W6: a file of customers', () => {
  it('is kept with what it states, and counts what it leaves out', async () => {
    const { body } = await importCsv(CUSTOMERS);
    expect(body).toMatchObject({ kind: 'customer', new: 2, changed: 0 });
    expect(body.skipped).toEqual([{ row: 4, reason: 'Row 2 is about the same customer' }]);
    expect(body.refused).toEqual([{ row: 5, column: 'Email', reason: 'A customer has an email or a phone' }]);
    expect(body.leftOut).toEqual([
      { column: 'Total Spent', rows: 4 },
      { column: 'Total Orders', rows: 4 },
    ]);
    const [quinn] = await list({ search: 'quinn', kind: 'customer' });
    expect(quinn?.facts.map(({ label, value }) => [label, value])).toEqual([
      ['Name', 'Quinn Álvarez'],
      ['Email', 'quinn@example.com'],
      ['Phone', '+15550100'],
      ['Address', '1 Main St, Lodz'],
      ['Accepted email marketing there', 'no'],
      ['Note', 'Likes wool'],
      ['Tags', 'vip'],
    ]);
    expect(await titles('5550101')).toEqual(['Sam Ode']);
  });

  it('is in what its customer can export, once the address is proven', async () => {
    await importCsv(CUSTOMERS);
    await importCsv(ordersFile(order()));
    const { body } = await shop.send(
      exportAccount,
      {},
      { headers: await proveEmail(shop, 'quinn@example.com') },
    );
    expect(body.pastRecords.map(({ title }) => title)).toEqual(['#1001', 'Quinn Álvarez']);
  });
});

describe('W6: undoing', () => {
  it('deletes what the import added, and restores what it changed', async () => {
    await importCsv(ordersFile(order()));
    await importCsv(ordersFile(order({ 'Financial Status': 'refunded' }), order({ Name: '#1', Id: '1' })));
    const [second, first] = await imports();
    expect(second).toMatchObject({ added: 1, changed: 1, fileName: 'old.csv', kept: 0 });
    expect(await undo(second?.id ?? '')).toMatchObject({ kept: 0, undoneBy: 'API token' });
    expect(await titles()).toEqual(['#1001']);
    expect((await list())[0]?.facts).toContainEqual({ label: 'Payment', value: 'paid', isMoment: false });
    await undo(first?.id ?? '');
    expect(await list()).toEqual([]);
  });

  it('leaves what a later import changed, and does nothing twice', async () => {
    await importCsv(ordersFile(order()));
    await importCsv(ordersFile(order({ 'Financial Status': 'refunded' })));
    const [, first] = await imports();
    expect(await undo(first?.id ?? '')).toMatchObject({ kept: 1 });
    expect(await undo(first?.id ?? '')).toMatchObject({ kept: 1 });
    expect((await list())[0]?.facts).toContainEqual({ label: 'Payment', value: 'refunded', isMoment: false });
  });
});

it('a character at the limit of a cell keeps no customer from being erased', async () => {
  await importCsv(ordersFile(order({ 'Shipping Name': `${'x'.repeat(1_999)}\u{1f600}` })));
  await importCsv(ordersFile(order({ 'Shipping Name': 'Quinn' })));
  await inTransaction(shop.db, (tx) => erasePastRecords(tx, 'quinn@example.com'));
  expect(await list()).toEqual([]);
});

it.each([
  ['products', 'Handle,Title,Variant Price\na,A,1\n'],
  ['another shop', 'Order ID,Customer,Total\n1,a,2\n'],
  ['nothing', 'x'],
])('refuses a file of %s', async (_, csv) => {
  const { status, failure } = await importCsv(csv, true);
  expect([status, Object.keys(failure.fields ?? {})]).toEqual([400, ['csv']]);
});
