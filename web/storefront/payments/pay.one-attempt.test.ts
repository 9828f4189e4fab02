import { describe, expect, it } from 'vitest';
import { ApiError } from '#contract/client.ts';
import type { Confirmation } from './card/card-payment.ts';
import { declined, newBrowser, play, succeeded, unreachable } from './testing/play.ts';

describe('an attempt to buy', () => {
  it('sends all requests with its key', async () => {
    const shop = play({ confirmations: [succeeded], orderFailures: [unreachable] });
    await shop.buy();
    expect(shop.keys).toHaveLength(3);
    expect(new Set(shop.keys).size).toBe(1);
    expect(shop.keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('creates one order if the response to its start is lost', async () => {
    const shop = play({ intentFailures: [unreachable], confirmations: [succeeded] });
    expect(await shop.buy()).toEqual({ kind: 'payment_failed' });
    expect(await shop.buy()).toMatchObject({ kind: 'done' });
    expect(shop.log.filter((entry) => entry.startsWith('confirm'))).toEqual(['confirm pi_1']);
    expect(new Set(shop.keys).size).toBe(1);
  });

  it('is shared by two tabs that order the same at the same time', async () => {
    const browser = newBrowser();
    const tabs = [1, 2].map(() => play({ browser, confirmations: [succeeded] }));
    const outcomes = await Promise.all(tabs.map((tab) => tab.buy()));
    expect(outcomes).toEqual([1, 2].map(() => ({ kind: 'done', made: { id: 'MG-1' } })));
    expect(new Set(tabs.flatMap((tab) => tab.keys)).size).toBe(1);
    expect(browser.intents.size).toBe(1);
  });

  it('is not repeated by a second tab opened before, which shows its order', async () => {
    const browser = newBrowser();
    await play({ browser, confirmations: [succeeded] }).buy();
    const second = play({ browser, openedAt: 0 });
    expect(await second.buy()).toMatchObject({ kind: 'done_elsewhere', madeId: 'MG-1' });
    expect(second.log).toEqual([]);
  });

  it('is repeated by the second tab only after it is forgotten', async () => {
    const browser = newBrowser();
    await play({ browser, confirmations: [succeeded] }).buy();
    const second = play({ browser, openedAt: 0, confirmations: [succeeded] });
    const outcome = await second.buy();
    if (outcome.kind !== 'done_elsewhere') throw new Error(`expected another tab’s order: ${outcome.kind}`);
    await second.forget(outcome.attempt);
    expect(await second.buy()).toMatchObject({ kind: 'done' });
    expect(browser.intents.size).toBe(2);
  });

  it('is a new one when the same is ordered again later', async () => {
    const browser = newBrowser();
    await play({ browser, confirmations: [succeeded] }).buy();
    const later = play({ browser, openedAt: Date.now() + 1, confirmations: [succeeded] });
    expect(await later.buy()).toMatchObject({ kind: 'done' });
    expect(browser.intents.size).toBe(2);
  });

  it('starts a new payment if the shop has canceled the first one', async () => {
    const cancelled: Confirmation = { status: 'cancelled' };
    const shop = play({ confirmations: [declined, cancelled, succeeded] });
    await shop.buy();
    expect(await shop.buy()).toMatchObject({ kind: 'done' });
    expect(shop.log.filter((entry) => entry.startsWith('confirm'))).toEqual([
      'confirm pi_1',
      'confirm pi_1',
      'confirm pi_2',
    ]);
  });

  it('gets a new key if the stored one was used for another purchase', async () => {
    const reused = new ApiError(409, { code: 'idempotency_key_reused' });
    const shop = play({ intentFailures: [reused], confirmations: [succeeded], orderFailures: [reused] });
    expect(await shop.buy()).toMatchObject({ kind: 'done' });
    expect(shop.log.filter((entry) => entry.startsWith('confirm'))).toHaveLength(1);
    expect(new Set(shop.keys).size).toBe(3);
  });

  it('fails if every new payment is canceled at once', async () => {
    const shop = play({ confirmations: Array(3).fill({ status: 'cancelled' }) });
    expect(await shop.buy()).toEqual({ kind: 'payment_failed' });
  });

  it('keeps its key after the shop was too busy to start it', async () => {
    const busy = new ApiError(429, { code: 'too_many_requests' });
    const shop = play({ intentFailures: [unreachable, busy], confirmations: [succeeded] });
    await shop.buy();
    await shop.buy();
    expect(await shop.buy()).toMatchObject({ kind: 'done' });
    expect(new Set(shop.keys).size).toBe(1);
  });

  it('stays paid although a tab with older knowledge saves an earlier stage', async () => {
    const browser = newBrowser();
    const first = play({ browser, confirmations: [succeeded], orderFailures: Array(4).fill(unreachable) });
    expect(await first.buy()).toMatchObject({ kind: 'unfinished' });
    const [paid] = browser.attempts;
    if (paid?.stage !== 'paid') throw new Error('expected a paid attempt');
    await play({ browser }).save({ ...paid, stage: 'started' });
    expect(browser.attempts).toEqual([paid]);
  });

  it('is stored without personal data once its order is placed', async () => {
    const browser = newBrowser();
    await play({ browser, confirmations: [succeeded] }).buy();
    expect(browser.attempts).toHaveLength(1);
    expect(JSON.stringify(browser.attempts)).not.toContain('ada@example.com');
  });

  it('belongs to this tab until its order is shown', async () => {
    const shop = play({ confirmations: [succeeded] });
    await shop.buy();
    expect(await shop.kept()).toMatchObject({ stage: 'done', madeId: 'MG-1' });
    await shop.leave('MG-2');
    expect(await shop.kept()).not.toBeNull();
    await shop.leave('MG-1');
    expect(await shop.kept()).toBeNull();
  });

  it('ends with a refund', async () => {
    const refunded = new ApiError(409, { code: 'payment_refunded', message: 'The last piece is gone.' });
    const shop = play({ confirmations: [succeeded], orderFailures: [refunded] });
    expect(await shop.buy()).toEqual({ kind: 'refunded', message: 'The last piece is gone.' });
    expect(await shop.kept()).toBeNull();
  });
});
