import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

describe('the body of a webhook is not read', () => {
  async function send(headers: Record<string, string>) {
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          pulled++;
          controller.enqueue(new Uint8Array(1_000));
          if (pulled === 3_000) controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const init = { method: 'POST', headers, body, duplex: 'half' };
    const response = await shop.fetch('/api/webhooks/stripe', init as RequestInit);
    return { status: response.status, pulled };
  }
  const now = Math.floor(Date.now() / 1_000);
  const signature = 'a'.repeat(64);

  test.each([
    ['has no signature', {}],
    ['has a signature of another form', { 'Stripe-Signature': 'none' }],
    ['was signed too long ago', { 'Stripe-Signature': `t=${now - 600},v1=${signature}` }],
    ['has only a signature of an old scheme', { 'Stripe-Signature': `t=${now},v0=${signature}` }],
    [
      'is too large',
      { 'Stripe-Signature': `t=${now},v1=${signature}`, 'Content-Length': String(8 * 1024 * 1024) },
    ],
  ])('if it %s', async (_, headers) => {
    expect(await send(headers)).toEqual({ status: 400, pulled: 0 });
  });

  it('further than the limit, if its size is not declared', async () => {
    const { status, pulled } = await send({ 'Stripe-Signature': `t=${now},v1=${signature}` });
    expect(status).toBe(400);
    expect(pulled).toBeLessThan(1_100);
  });
});
