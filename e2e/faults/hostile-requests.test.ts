import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { readMemory } from './probes/memory.ts';
import { sendRaw } from './probes/raw-request.ts';
import { expectNoViolations } from './support/expect-no-violations.ts';
import { IS_LONG } from './support/seed.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { startWorld, type World } from './support/world.ts';

/** Milliseconds after which no client may still hold a connection. */
const BOUND = 75_000;

/** Megabytes the server may have grown by. */
const GROWTH = 200;

let world: World;
beforeAll(async () => {
  world = await startWorld({ postgres: sharedPostgres() });
});
afterAll(() => world?.close());

const post = (body: BodyInit, headers: Record<string, string> = { 'Content-Type': 'application/json' }) =>
  fetch(`${world.server.address}/api/orders`, { method: 'POST', headers, body });

describe('a body that is no order is refused with a reason', () => {
  const order = { userEmail: 'ada@example.com', products: [{ productId: 'x', quantity: 1 }] };
  const bodies: [string, BodyInit, number][] = [
    ['nothing', '', 400],
    ['half of it', '{"userEmail":"a', 400],
    ['no JSON', '<order/>', 400],
    ['bytes that are no text', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), 400],
    ['a number', '1', 400],
    ['null', 'null', 400],
    ['a list', '[]', 400],
    ['a thousand lists in lists', '['.repeat(1_000) + ']'.repeat(1_000), 400],
    ['a hundred thousand lists in lists', '['.repeat(100_000) + ']'.repeat(100_000), 400],
    ['an object in an object, fifty times', `${'{"a":'.repeat(50)}1${'}'.repeat(50)}`, 400],
    ['300 KB', JSON.stringify({ ...order, note: 'x'.repeat(300_000) }), 413],
    ['a list where a text belongs', JSON.stringify({ ...order, userEmail: ['ada@example.com'] }), 400],
    ['an object where a text belongs', JSON.stringify({ ...order, userEmail: { $ne: null } }), 400],
    ['half a piece', JSON.stringify({ ...order, products: [{ productId: 'x', quantity: 0.5 }] }), 400],
    ['minus one piece', JSON.stringify({ ...order, products: [{ productId: 'x', quantity: -1 }] }), 400],
    ['1e400 pieces', '{"userEmail":"ada@example.com","products":[{"productId":"x","quantity":1e400}]}', 400],
    ['a text as quantity', JSON.stringify({ ...order, products: [{ productId: 'x', quantity: '1' }] }), 400],
    ['no products', JSON.stringify({ ...order, products: [] }), 400],
    [
      'ten thousand products',
      JSON.stringify({
        ...order,
        products: Array.from({ length: 5_000 }, () => ({ productId: 'x', quantity: 1 })),
      }),
      400,
    ],
    ['a zero byte in a name', JSON.stringify({ ...order, userEmail: 'a\u0000@example.com' }), 400],
    [
      'half a letter',
      `{"userEmail":"ada@example.com","products":[{"productId":"\\ud800","quantity":1}]}`,
      400,
    ],
  ];

  test.each(bodies)('%s', async (_, body, status) => {
    const answer = await post(body);
    // An unknown product is not found.
    expect(answer.status === 404 ? 400 : answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) });
  });

  it('a body that is not declared as JSON', async () => {
    expect((await post('{}', { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await post('{}', {})).status).toBe(415);
  });
});

describe('what never ends, or comes too slowly, is cut off in bounded time, with flat memory', () => {
  const head = (more: string) =>
    `POST /api/orders HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n${more}`;

  async function* slowly(first: string, next: string) {
    yield first;
    while (true) {
      await sleep(1_000);
      yield next;
    }
  }
  function* endlessly(first: string, next: string) {
    yield first;
    while (true) yield next;
  }
  const kilobytes = (count: number) => 'x'.repeat(count * 1_024);

  const slow = {
    'slow headers': () => slowly('GET / HTTP/1.1\r\nHost: shop\r\n', 'X-A: b\r\n'),
    'half a header': () => slowly('GET / HTTP/1.1\r\nHost: shop\r\nX-A: ', 'b'),
    'no headers at all': () => slowly('', ''),
    'a slow body': () => slowly(head('Content-Length: 100000\r\n\r\n{"a":"'), 'x'),
    'a slow body of unknown length': () => slowly(head('Transfer-Encoding: chunked\r\n\r\n'), '1\r\nx\r\n'),
  };
  const large = {
    'an endless body': () =>
      endlessly(head('Transfer-Encoding: chunked\r\n\r\n'), `10000\r\n${kilobytes(64)}\r\n`),
    'an enormous body': () => endlessly(head('Content-Length: 100000000000\r\n\r\n'), kilobytes(64)),
    'endless headers': () => endlessly('GET / HTTP/1.1\r\nHost: shop\r\n', `X-A: ${kilobytes(1)}\r\n`),
    'ten thousand headers': () => endlessly('GET / HTTP/1.1\r\nHost: shop\r\n', 'X-A: b\r\n'.repeat(10_000)),
    'an endless address': () => endlessly('GET /', kilobytes(16)),
    'no HTTP': () => endlessly('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', kilobytes(1)),
  };
  // The slow ones run in the long run only.
  const attacks = Object.entries(IS_LONG ? { ...large, ...slow } : large);

  it(attacks.map(([name]) => name).join(', '), async () => {
    const { address, process } = world.server;
    const before = await readMemory(process.pid);
    const answers = await Promise.all(
      attacks.map(async ([name, pieces]) => [name, await sendRaw(address, pieces(), BOUND)] as const),
    );
    for (const [name, { status }] of answers)
      expect([0, 400, 408, 413, 414, 431], `${name}: ${status}`).toContain(status);
    const after = await readMemory(process.pid);
    if (before !== null && after !== null) expect(after - before).toBeLessThan(GROWTH);
  });

  it('and three hundred slow bodies do not block other clients', async () => {
    const { address } = world.server;
    const over = new AbortController();
    const connections = Array.from({ length: 300 }, () =>
      sendRaw(address, slow['a slow body'](), BOUND, over.signal),
    );
    try {
      // Each has sent its head by now, twice over.
      await sleep(2_000);
      const product = await world.addProduct();
      const outcome = await world.createBuyer({ product }).finish({ patience: 10_000 });
      expect(world.note(outcome)).toMatchObject({ kind: 'ordered' });
    } finally {
      over.abort();
      await Promise.all(connections);
    }
  });
});

it('the shop sells after all hostile requests', async () => {
  const product = await world.addProduct(5);
  expect(world.note(await world.createBuyer({ product }).finish())).toMatchObject({ kind: 'ordered' });
  await expectNoViolations(world);
});
