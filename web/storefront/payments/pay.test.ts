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

describe('a purchase', () => {
  it('is started, paid and made, in this sequence', async () => {
    const shop = play({ confirmations: [succeeded] });
    expect(await shop.buy()).toEqual({ kind: 'done', made: { id: 'MG-1' } });
    expect(shop.log).toEqual(['start', 'confirm pi_1', 'paid', 'order pi_1 for ada@example.com']);
    expect((await shop.kept())?.stage).toBe('done');
  });

  it('succeeds after the shopper approves the bank’s challenge', async () => {
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

  it('succeeds if the response to the confirmation is lost but the payment succeeded', async () => {
    const shop = play({ confirmations: [new Error('lost')], states: [succeeded] });
    expect(await shop.buy()).toMatchObject({ kind: 'done' });
  });

  it('is paid once if the order is created only at the last try', async () => {
    const busy = new ApiError(503, { code: 'unavailable' });
    const shop = play({ confirmations: [succeeded], orderFailures: [unreachable, busy, new Error('slow')] });
    expect(await shop.buy()).toMatchObject({ kind: 'done' });
    expect(shop.log.filter((entry) => entry.startsWith('confirm'))).toHaveLength(1);
    expect(shop.log.filter((entry) => entry.startsWith('order'))).toHaveLength(4);
  });
});

describe('an unpaid payment', () => {
  it('is reused by the same order after a refused card', async () => {
    const shop = play({ confirmations: [declined, succeeded] });
    expect(await shop.buy()).toEqual({ kind: 'refused', message: 'Your card was declined.' });
    expect((await shop.kept())?.stage).toBe('started');
    expect(await shop.buy()).toMatchObject({ kind: 'done' });
    expect(shop.log.slice(0, 3)).toEqual(['start', 'confirm pi_1', 'confirm pi_1']);
  });

  it('is not reused by another order', async () => {
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

  it('is kept after the bank’s challenge is closed', async () => {
    const shop = play({ confirmations: [challenged], states: [challenged] });
    expect(await shop.buy()).toEqual({ kind: 'abandoned' });
    expect((await shop.kept())?.stage).toBe('started');
  });

  it('is refused if the shopper declines the bank’s challenge', async () => {
    const shop = play({ confirmations: [challenged], states: [declined] });
    expect(await shop.buy()).toMatchObject({ kind: 'refused' });
  });
});

describe('paying twice is prevented', () => {
  it('while the outcome of an earlier payment is unknown', async () => {
    const shop = play({ confirmations: [new Error('lost')], states: [unreachable, unreachable] });
    expect(await shop.buy()).toEqual({ kind: 'payment_failed' });
    expect((await shop.kept())?.stage).toBe('confirming');
    expect(await shop.buy(otherOrder)).toEqual({ kind: 'payment_failed' });
    expect(shop.log).toEqual(['start', 'confirm pi_1', 'read', 'read']);
  });

  it('if the earlier payment succeeded: its own order is placed', async () => {
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

  it('if the response is lost and the state is the refusal of an earlier card', async () => {
    const shop = play({ confirmations: [new Error('lost')], states: [declined] });
    expect(await shop.buy()).toEqual({ kind: 'payment_failed' });
    expect((await shop.kept())?.stage).toBe('confirming');
  });

  it('if the order failed after the payment: another try only places the order', async () => {
    const shop = play({ confirmations: [succeeded], orderFailures: Array(4).fill(unreachable) });
    expect(await shop.buy()).toMatchObject({ kind: 'unfinished', attempt: { madeId: 'MG-1' } });
    expect(await shop.buy()).toMatchObject({ kind: 'done' });
    expect(shop.log.filter((entry) => entry.startsWith('confirm'))).toHaveLength(1);
  });

  it('if the server has refused the order: it is not requested again', async () => {
    const mismatch = new ApiError(409, { code: 'payment_mismatch' });
    const shop = play({ confirmations: [succeeded], orderFailures: [mismatch] });
    expect(await shop.buy()).toMatchObject({ kind: 'unfinished' });
    expect(shop.log.filter((entry) => entry.startsWith('order'))).toHaveLength(1);
  });
});

describe('a payment that was not started', () => {
  it.each(['total_changed', 'product_unavailable', 'option_unavailable', 'not_found', 'invalid'] as const)(
    'has the server’s message for %s',
    async (code) => {
      const shop = play({ intentFailures: [new ApiError(409, { code, message: 'It changed.' })] });
      expect(await shop.buy()).toEqual({ kind: 'offer_changed', message: 'It changed.' });
      expect(await shop.kept()).toBeNull();
    },
  );

  it('says why a network has to wait, and is asked for again by the next press', async () => {
    const message = 'Too many cards were declined. Please try again in 40 minutes.';
    const tooMany = new ApiError(429, { code: 'too_many_requests', message });
    const shop = play({ intentFailures: [tooMany], confirmations: [succeeded] });
    expect(await shop.buy()).toEqual({ kind: 'not_accepted', message });
    expect(await shop.buy()).toMatchObject({ kind: 'done' });
  });

  it.each([
    ['cart_ordered', true],
    ['cart_being_paid', false],
  ] as const)('C4: names the order of the payment that wins, for %s', async (code, isOrdered) => {
    const failure = { code, message: 'It becomes order MG-7.', orderId: 'MG-7' };
    const shop = play({ intentFailures: [new ApiError(409, failure)] });
    const { message, orderId } = failure;
    expect(await shop.buy()).toEqual({ kind: 'cart_taken', isOrdered, orderId, message });
    expect(await shop.kept()).toBeNull();
  });

  it.each([unreachable, new ApiError(503, { code: 'provider_unavailable' }), new Error('bug')])(
    'is a failed payment after %s',
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

  it('places it without the provider too', async () => {
    expect(await play({ earlier: paidAttempt }).resumeWithoutProvider()).toMatchObject({ kind: 'done' });
  });

  it('places the order whose payment succeeded before the reload', async () => {
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
