import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { expectNoViolations } from './support/expect-no-violations.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { startWorld, type World } from './support/world.ts';

/** More than the 200 requests that a server admits by default, so that places that become free are taken. */
const ANNOUNCEMENTS = 300;

/** More than the calls that wait for the provider, at once and in the queue. */
const WAITING_FOR_PROVIDER = 120;

/** Milliseconds for a page while the provider is slow, and for every announcement. */
const BROWSING_BOUND = 5_000;
const BOUND = 40_000;

/** Seconds for one request to the provider: half of the default, and still far less than it takes. */
const PROVIDER_TIMEOUT = '3';

let world: World;
beforeAll(async () => {
  world = await startWorld({ postgres: sharedPostgres(), settings: { STRIPE_TIMEOUT: PROVIDER_TIMEOUT } });
});
afterAll(() => world?.close());

it('300 payments started at a provider that answers after 30 s leave the shop open to everyone else', async () => {
  const product = await world.addProduct(1_000);
  const paid = world.createBuyer({ product });
  await paid.finish({ leaveAfter: 'paying' });
  await world.emulator.addFault({
    method: 'POST',
    path: '/v1/payment_intents',
    times: null,
    action: { kind: 'delay', milliseconds: 30_000 },
  });

  const began = Date.now();
  let waiting = ANNOUNCEMENTS;
  const announced = Promise.all(
    Array.from({ length: ANNOUNCEMENTS }, async (_, index) => {
      const response = await fetch(`${world.server.address}/api/create-payment-intent`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(world.createBuyer({ product, email: `slow-${index}@example.com` }).startBody()),
        signal: AbortSignal.timeout(2 * BOUND),
      });
      await response.text();
      waiting--;
      return { status: response.status, retryAfter: response.headers.get('Retry-After') };
    }),
  );
  await world.emulator.waitForCalls({ path: '/v1/payment_intents', method: 'POST' });
  // Requests beyond the limit are answered as soon as the database has stored them.
  await eventually(async () => expect(waiting).toBeLessThan(WAITING_FOR_PROVIDER), 10_000);
  expect(waiting).toBeGreaterThan(0);
  for (const path of [
    `/api/products?limit=20`,
    `/api/products/${product.id}`,
    `/user/products/${product.id}`,
  ]) {
    const asked = Date.now();
    const { status } = await fetch(`${world.server.address}${path}`);
    expect([path, status]).toEqual([path, 200]);
    expect(Date.now() - asked).toBeLessThan(BROWSING_BOUND);
  }
  // Who has paid does not wait behind those who begin.
  expect(world.note(await paid.finish())).toMatchObject({ kind: 'ordered' });

  const answers = await announced;
  expect(Date.now() - began).toBeLessThan(BOUND);
  for (const { status, retryAfter } of answers) {
    expect(status).toBe(503);
    expect(retryAfter).toMatch(/^\d+$/);
  }
  await world.emulator.clearFaults();
  expect(world.note(await world.createBuyer({ product }).finish())).toMatchObject({ kind: 'ordered' });
  await expectNoViolations(world);
});
