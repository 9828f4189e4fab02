import { expect, it } from 'vitest';
import { createHits, type HitQuery } from './hits.ts';

const confirms: HitQuery = { path: '/v1/payment_intents/*/confirm', method: undefined, state: 'done' };

it('waits for the requested number of calls to all matching paths', async () => {
  const hits = createHits();
  let isOver = false;
  const waiting = hits.wait(confirms, 2, 60_000).finally(() => {
    isOver = true;
  });
  hits.count('POST', '/v1/payment_intents/pi_1/confirm', 'done');
  hits.count('POST', '/v1/payment_intents/pi_1/confirm', 'arrived');
  hits.count('POST', '/v1/payment_intents', 'done');
  await Promise.resolve();
  expect(isOver).toBe(false);
  hits.count('POST', '/v1/payment_intents/pi_2/confirm', 'done');
  expect(await waiting).toBe(true);
  expect(hits.total(confirms)).toBe(2);
  expect(hits.total({ ...confirms, method: 'GET' })).toBe(0);
});

it('does not wait for past calls', async () => {
  const hits = createHits();
  hits.count('POST', '/v1/payment_intents/pi_1/confirm', 'done');
  expect(await hits.wait(confirms, 1, 0)).toBe(true);
});

it('stops waiting at the timeout and when closed', async () => {
  const hits = createHits();
  expect(await hits.wait(confirms, 1, 1)).toBe(false);
  const waiting = hits.wait(confirms, 1, 60_000);
  hits.close();
  expect(await waiting).toBe(false);
});

it('counts from 0 after it was cleared', () => {
  const hits = createHits();
  hits.count('POST', '/v1/payment_intents/pi_1/confirm', 'done');
  hits.clear();
  expect(hits.total(confirms)).toBe(0);
});
