import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { messages, orders, reviews } from '#db/schema/index.ts';
import { buy, createOrderBody } from '../buy.ts';
import { addProducts, lamp } from '../test-products.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';

/* Attacks on access: other people's data, and fields that a caller may not set. */

let shop: TestShop;
let orderId: string;
let requests = 0;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp);
  orderId = (await buy(shop, lamp, { userEmail: 'victim@example.com' })).order.id;
}, 60_000);
afterAll(() => shop.close());

async function send(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  requests += 1;
  const response = await shop.fetch(`/api${path}`, {
    method,
    address: `10.1.${requests >> 8}.${requests & 255}`,
    headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

describe('an id that is guessed opens no order', () => {
  const guesses: [string, (id: string) => string][] = [
    ['another last letter', (id) => id.slice(0, -1) + (id.endsWith('7') ? '8' : '7')],
    ['another first letter', (id) => id.replace(/(?<=^MG-)./, (first) => (first === '7' ? '8' : '7'))],
    ['its beginning', (id) => id.slice(0, 10)],
    ['its end, as staff name it', (id) => id.slice(-4)],
    ['as it is masked', (id) => `MG-••••-${id.slice(-4)}`],
    ['any end, in SQL', (id) => `${id.slice(0, -1)}%`],
    ['any letter, in SQL', (id) => `${id.slice(0, -1)}_`],
    ['any id, in SQL', () => '%'],
    ['a condition, in SQL', () => "' or '1'='1"],
    ['a pattern', () => '.*'],
    ['a list', (id) => `${id},${id}`],
    ['twice', (id) => `${id}${id}`],
    ['reversed', (id) => [...id].reverse().join('')],
    ['with a zero byte', (id) => `${id}\u0000`],
    ['null', () => 'null'],
    ['undefined', () => 'undefined'],
    ['NaN', () => 'NaN'],
    ['zero', () => '0'],
    ['one', () => '1'],
    ['minus one', () => '-1'],
    ['the empty id', () => 'MG-'],
    ['only zeros', () => 'MG-0000-0000-0000-0000'],
    ['a path', () => '../orders'],
    ['a prototype', () => '__proto__'],
  ];
  const ways: [string, (id: string) => Promise<{ status: number; text: string }>][] = [
    ['GET /orders/{id}', (id) => send('GET', `/orders/${encodeURIComponent(id)}`)],
    ['POST /orders/track', (orderId) => send('POST', '/orders/track', { by: 'orderId', orderId })],
    ['GET /orders/{id}/invoice/copy', (id) => send('GET', `/orders/${encodeURIComponent(id)}/invoice/copy`)],
  ];
  test.each(ways.flatMap(([way, ask]) => guesses.map(([name, guess]) => [way, name, ask, guess] as const)))(
    '%s by %s',
    async (_, __, ask, guess) => {
      const { text } = await ask(guess(orderId));
      expect(text).not.toMatch(/victim|Analytical|Lovelace|1234567|7946/);
    },
  );
});

describe('an order of somebody else is shown masked, if at all', () => {
  test.each([
    { by: 'email', email: 'victim@example.com' },
    { by: 'email', email: 'VICTIM@EXAMPLE.COM' },
    { by: 'email', email: 'victim+1@example.com' },
    { by: 'email', email: '%@example.com' },
    { by: 'email', email: 'victim@example.com%00' },
    { by: 'email', email: ['victim@example.com'] },
    { by: 'email', email: { $ne: '' } },
    { by: 'phone', phone: '+44 20 7946 0000' },
    { by: 'phone', phone: '00442079460000' },
    { by: 'phone', phone: '%' },
    { by: 'phone', phone: '0000' },
    { by: ['email', 'phone'], email: 'victim@example.com' },
    { email: 'victim@example.com', phone: '+44 20 7946 0000', orderId: 'x' },
  ])('tracked by %j', async (query) => {
    const { text } = await send('POST', '/orders/track', query);
    expect(text).not.toMatch(/victim@|Analytical|Ada Lovelace/);
    expect(text).not.toContain(orderId);
  });
});

describe('without a proof of the address an account stays closed', () => {
  const ofAccount = calls.filter(({ path }) => path.startsWith('/account/') && !path.endsWith('sign-out'));
  const cookies = [
    'marigold_proof=victim@example.com',
    'marigold_proof=eyJhbGciOiJub25lIn0.eyJlbWFpbCI6InZpY3RpbUBleGFtcGxlLmNvbSJ9.',
    'marigold_email=victim@example.com; email=victim@example.com',
    `marigold_proof=${'A'.repeat(4_000)}`,
    'marigold_proof=%00%ff; marigold_buyer=%',
  ];
  test.each(ofAccount.flatMap((call) => cookies.map((Cookie) => [call.method, call.path, Cookie] as const)))(
    '%s %s with %s',
    async (method, path, Cookie) => {
      const body = method === 'GET' || method === 'DELETE' ? undefined : {};
      const { status, text } = await send(method, path.replace(/\{\w+\}/g, 'x'), body, { Cookie });
      expect([400, 403], text).toContain(status);
      expect(text).not.toContain('victim');
    },
  );
});

describe('a field that the caller may not set is ignored or refused:', () => {
  const review = { userName: 'Eve', userEmail: 'eve@example.com', rating: 1, comment: 'Cold.' };
  test.each([
    { verified: true },
    { helpful: 1_000 },
    { _id: 'chosen' },
    { id: 'chosen' },
    { status: 'published' },
    { createdAt: '1999-01-01T00:00:00.000Z' },
    { deletedAt: null },
    { productId: 'other' },
    { reply: 'By the shop' },
    { role: 'admin' },
    { constructor: { prototype: { verified: true } } },
  ] as object[])('%j of a review', async (extra) => {
    const userEmail = `eve-${requests}@example.com`;
    await send('POST', `/products/${lamp.id}/reviews`, { ...review, userEmail, ...extra });
    const [row] = (await shop.db.select().from(reviews)).filter((each) => each.userEmail === userEmail);
    expect(row?.id).not.toBe('chosen');
    expect(row?.verified ?? false).toBe(false);
    expect(row?.helpful ?? 0).toBe(0);
    expect(row?.productId ?? lamp.id).toBe(lamp.id);
  });

  test.each([
    { status: 'delivered' },
    { paymentStatus: 'paid' },
    { paid: true },
    { _id: 'MG-0000-0000-0000-0001' },
    { id: 'MG-0000-0000-0000-0001' },
    { createdAt: '1999-01-01T00:00:00.000Z' },
    { trackingNumber: '1' },
    { refunded: 1 },
    { owedCents: 1 },
    { isMember: true },
    { role: 'admin' },
    { number: 1 },
  ])('%j of an order', async (extra) => {
    const userEmail = `mallory-${requests}@example.com`;
    const body = { ...createOrderBody(lamp, { userEmail, paymentMethod: 'Cash On Delivery' }), ...extra };
    await send('POST', '/orders', body);
    const [row] = (await shop.db.select().from(orders)).filter((each) => each.userEmail === userEmail);
    expect(row?.id ?? '').not.toContain('0000-0001');
    expect(row?.paymentStatus ?? 'pending').not.toBe('paid');
    expect(row?.status ?? 'placed').toBe('placed');
  });

  const message = { firstName: 'Eve', lastName: 'X', email: 'eve@example.com', phone: '1234567' };
  test.each([
    { read: true },
    { readAt: '1999-01-01T00:00:00.000Z' },
    { archived: true },
    { id: 'chosen' },
    { answers: [{ author: 'Shop', text: 'Yes' }] },
    { createdAt: '1999-01-01T00:00:00.000Z' },
  ])('%j of a message', async (extra) => {
    const text = `message ${requests}`;
    await send('POST', '/contact', { ...message, message: text, ...extra });
    const [row] = (await shop.db.select().from(messages)).filter((each) => each.message === text);
    expect(row?.id).not.toBe('chosen');
    expect(JSON.stringify(row ?? {})).not.toContain('1999-01-01');
  });
});
