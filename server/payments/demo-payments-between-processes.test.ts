import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../create-log.ts';
import { CARDS, cardForm } from '../testing/purchase.ts';
import { connectDemoPayments, serveDemoPayments } from './demo-payments-between-processes.ts';
import { type DemoPayments, EMULATOR_PATH, openDemoPayments, type Payments } from './payments.ts';

let dataDir: string;
let owner: DemoPayments;
let served: Awaited<ReturnType<typeof serveDemoPayments>>;
let payments: Payments;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'marigold-demo-'));
  owner = await openDemoPayments({
    dataDir,
    address: 'http://127.0.0.1',
    log: createLog('silent'),
    events: [],
    deliver: async () => new Response(),
  });
  served = await serveDemoPayments(owner);
  const signature = {
    metadataOf: async (checkout: string) => ({ checkout }),
    checkoutOf: async (metadata: Record<string, string>) => metadata.checkout ?? null,
  };
  payments = connectDemoPayments(served.connection, signature);
});
afterAll(async () => {
  await served.close();
  await owner.close();
  await rm(dataDir, { recursive: true, force: true });
});

it('a payment started in one process is paid and found through another', async () => {
  const created = await payments.provider.createPayment({
    checkoutId: 'checkout-1',
    amount: 4_999,
    email: 'ada@example.com',
    description: 'A lamp',
  });
  if (!created.ok) throw new Error('The payment was refused');

  const url = `http://shop.test${EMULATOR_PATH}/v1/payment_intents/${created.id}/confirm`;
  const confirmed = await payments.emulator?.app.request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(
      cardForm({ key: 'pk_test_demo', clientSecret: created.clientSecret, number: CARDS.good }),
    ).toString(),
  });
  expect(confirmed?.status).toBe(200);

  expect(await owner.provider.findPayment(created.id)).toMatchObject({
    status: 'succeeded',
    received: 4_999,
  });
});

it('answers browsers as the emulator does, with its status and headers', async () => {
  const app = payments.emulator?.app;
  const refused = await app?.request(`http://shop.test${EMULATOR_PATH}/v1/payment_intents`);
  expect(refused?.status).toBe(401);
  expect(refused?.headers.get('Content-Type')).toContain('application/json');
});
