import { describe, expect, it } from 'vitest';
import { ApiError } from '#contract/client.ts';
import {
  challenged,
  declined,
  otherOrder,
  paidAttempt,
  play,
  succeeded,
  unreachable,
} from './testing/play.ts';

describe('buys', () => {
  it('started, paid and made, in this sequence', async () => {
    const shop = play({ confirmations: [succeeded] });
    expect(await shop.buy()).toEqual({ kind: 'done', made: { id: 'MG-1' } });
    expect(shop.log).toEqual(['start', 'confirm pi_1', 'paid', 'order pi_1 for ada@example.com']);
    expect((await shop.kept())?.stage).toBe('done');
  });

  it('after the bank asked and the shopper approved', async () => {
    const shop = play({ confirmations: [challenged], states: [succeeded] });
    expect(await shop.buy()).toMatchObject({ kind: 'done' });
    expect(shop.log).toEqual([
      'start',
      'confirm pi_1',
      'ask /challenge',
      'read',
      'paid',
      'order pi_1 for ada@example.com',
    ]);
  });

  it('when the answer to the confirmation was lost but the payment succeeded', async () => {
    const shop = play({ confirmations: [new Error('lost')], states: [succeeded] });
    expect(await shop.buy()).toMatchObject({ kind: 'done' });
  });

  it('when the order is heard only at the last try, paying once', async () => {
    const busy = new ApiError(503, { code: 'unavailable' });
    const shop = play({ confirmations: [succeeded], orderFailures: [unreachable, busy, new Error('slow')] });
    expect(await shop.buy()).toMatchObject({ kind: 'done' });
    expect(shop.log.filter((entry) => entry.startsWith('confirm'))).toHaveLength(1);
    expect(shop.log.filter((entry) => entry.startsWith('order'))).toHaveLength(4);
  });
});

describe('keeps the payment for another try', () => {
  it('after a refused card: the same order uses the same payment', async () => {
    const shop = play({ confirmations: [declined, succeeded] });
    expect(await shop.buy()).toEqual({ kind: 'refused', message: 'Your card was declined.' });
    expect((await shop.kept())?.stage).toBe('started');
    expect(await shop.buy()).toMatchObject({ kind: 'done' });
    expect(shop.log.slice(0, 3)).toEqual(['start', 'confirm pi_1', 'confirm pi_1']);
  });

  it('unless the order is another one by then', async () => {
    const shop = play({ confirmations: [declined, succeeded] });
    await shop.buy();
    await shop.buy(otherOrder);
    expect(shop.log).toEqual([
      'start',
      'confirm pi_1',
      'start',
      'confirm pi_2',
      'paid',
      'order pi_2 for grace@example.com',
    ]);
  });

  it('after the bank’s question was closed', async () => {
    const shop = play({ confirmations: [challenged], states: [challenged] });
    expect(await shop.buy()).toEqual({ kind: 'abandoned' });
    expect((await shop.kept())?.stage).toBe('started');
  });

  it('after the bank’s question was answered with no', async () => {
    const shop = play({ confirmations: [challenged], states: [declined] });
    expect(await shop.buy()).toMatchObject({ kind: 'refused' });
  });
});

describe('never pays twice', () => {
  it('while the end of an earlier payment cannot be told', async () => {
    const shop = play({ confirmations: [new Error('lost')], states: [unreachable, unreachable] });
    expect(await shop.buy()).toEqual({ kind: 'payment_failed' });
    expect((await shop.kept())?.stage).toBe('confirming');
    expect(await shop.buy(otherOrder)).toEqual({ kind: 'payment_failed' });
    expect(shop.log).toEqual(['start', 'confirm pi_1', 'read', 'read']);
  });

  it('when the earlier one turns out to have succeeded: its own order is placed', async () => {
    const shop = play({ confirmations: [new Error('lost')], states: [{ status: 'open' }, succeeded] });
    expect(await shop.buy()).toEqual({ kind: 'payment_failed' });
    expect(await shop.buy(otherOrder)).toMatchObject({ kind: 'done' });
    expect(shop.log).toEqual([
      'start',
      'confirm pi_1',
      'read',
      'read',
      'paid',
      'order pi_1 for ada@example.com',
    ]);
  });

  it('does not take the refusal of an earlier card for the answer that was lost', async () => {
    const shop = play({ confirmations: [new Error('lost')], states: [declined] });
    expect(await shop.buy()).toEqual({ kind: 'payment_failed' });
    expect((await shop.kept())?.stage).toBe('confirming');
  });

  it('when the order failed after the payment: another try only places the order', async () => {
    const shop = play({ confirmations: [succeeded], orderFailures: Array(4).fill(unreachable) });
    expect(await shop.buy()).toMatchObject({ kind: 'unfinished', attempt: { madeId: 'MG-1' } });
    expect(await shop.buy()).toMatchObject({ kind: 'done' });
    expect(shop.log.filter((entry) => entry.startsWith('confirm'))).toHaveLength(1);
  });

  it('does not ask again for an order the server has refused', async () => {
    const mismatch = new ApiError(409, { code: 'payment_mismatch' });
    const shop = play({ confirmations: [succeeded], orderFailures: [mismatch] });
    expect(await shop.buy()).toMatchObject({ kind: 'unfinished' });
    expect(shop.log.filter((entry) => entry.startsWith('order'))).toHaveLength(1);
  });
});

describe('tells why no payment was started', () => {
  it.each(['total_changed', 'product_unavailable', 'option_unavailable', 'not_found', 'invalid'] as const)(
    '%s, in the words of the server',
    async (code) => {
      const shop = play({ intentFailures: [new ApiError(409, { code, message: 'It changed.' })] });
      expect(await shop.buy()).toEqual({ kind: 'offer_changed', message: 'It changed.' });
      expect(await shop.kept()).toBeNull();
    },
  );

  it.each([unreachable, new ApiError(503, { code: 'provider_unavailable' }), new Error('bug')])(
    'anything else as a failed payment: %s',
    async (intentFailure) => {
      expect(await play({ intentFailures: [intentFailure] }).buy()).toEqual({ kind: 'payment_failed' });
    },
  );
});

describe('after a reload', () => {
  it('places the order that was paid', async () => {
    const shop = play({ earlier: paidAttempt });
    expect(await shop.resume()).toMatchObject({ kind: 'done' });
    expect(shop.log).toEqual(['paid', 'order pi_0 for ada@example.com']);
  });

  it('does so even where the provider cannot be asked', async () => {
    expect(await play({ earlier: paidAttempt }).resumeWithoutProvider()).toMatchObject({ kind: 'done' });
  });

  it('places the order whose payment succeeded unseen', async () => {
    const shop = play({ earlier: { ...paidAttempt, stage: 'confirming' }, states: [succeeded] });
    expect(await shop.resume()).toMatchObject({ kind: 'done' });
  });

  it.each([
    ['nothing was begun', null, []],
    ['nothing was charged', { ...paidAttempt, stage: 'started' as const }, []],
    [
      'the payment is still open',
      { ...paidAttempt, stage: 'confirming' as const },
      [{ status: 'open' as const }],
    ],
    ['the provider does not answer', { ...paidAttempt, stage: 'confirming' as const }, [unreachable]],
  ])('does nothing when %s', async (_, earlier, states) => {
    const shop = play({ earlier, states });
    expect(await shop.resume()).toBeNull();
    expect(shop.log).not.toContain('paid');
    expect(await shop.kept()).toEqual(earlier);
  });
});
