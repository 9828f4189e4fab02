import { describe, expect, it } from 'vitest';
import { createPaymentIntent } from '#contract/checkout.ts';
import { type Api, ApiError } from '#contract/client.ts';
import { createOrder } from '#contract/orders.ts';
import type { Confirmation, PaymentState } from '../card/card-payment.ts';
import {
  createAttemptMemory,
  isForSameOrder,
  type KeptAttempt,
  type PaymentAttempt,
} from './payment-attempt.ts';
import { type Placing, placeOrder, resumeOrder } from './place-order.ts';

const order = { userEmail: 'ada@example.com', products: [{ productId: 'kettle', quantity: 1 }], total: 54 };
const otherOrder = { ...order, userEmail: 'grace@example.com' };
const requestFor = (wanted: typeof order) => ({
  amount: wanted.total,
  currency: 'usd' as const,
  orderData: {
    customerEmail: wanted.userEmail,
    customerName: 'Ada',
    productId: 'kettle',
    productName: 'Kettle',
    quantity: 1,
  },
  order: wanted,
});
const request = requestFor(order);

const unreachable = new ApiError(0, {});
const succeeded: Confirmation = { status: 'succeeded' };
const declined: Confirmation = { status: 'refused', message: 'Your card was declined.' };
const challenged: Confirmation = { status: 'requires_action', url: '/challenge' };
const paidAttempt: PaymentAttempt = {
  stage: 'paid',
  key: 'key-0',
  startedAt: 0,
  heldUntil: null,
  intent: { id: 'pi_0', clientSecret: 's' },
  orderId: 'MG-0',
  order,
};

type Script = {
  /** Failures of POST /orders before it succeeds. */
  orderFailures?: Error[];
  /** Failures of announcing before it succeeds. */
  intentFailures?: Error[];
  confirmations?: (Confirmation | Error)[];
  states?: (PaymentState | Error)[];
  earlier?: PaymentAttempt | null;
  /** What all tabs of the browser share; a browser of its own unless given. */
  browser?: Browser;
  openedAt?: number;
};

/** The storage tabs share, and the shop as all of them reach it. */
type Browser = { attempts: readonly KeptAttempt[]; intents: Map<string, string> };
const newBrowser = (): Browser => ({ attempts: [], intents: new Map() });

const NOW = 1_000;

/** A shop and a provider that play a script, and the log of what they were asked. */
function play({
  orderFailures = [],
  intentFailures = [],
  confirmations = [],
  states = [],
  earlier = null,
  browser = newBrowser(),
  openedAt = NOW,
}: Script) {
  const log: string[] = [];
  const keys: string[] = [];
  let own = earlier?.key ?? null;
  if (earlier) browser.attempts = [earlier];
  const attempts = createAttemptMemory(
    {
      readAll: () => browser.attempts,
      writeAll: (all) => {
        browser.attempts = all;
      },
      readOwn: () => own,
      writeOwn: (key) => {
        own = key;
      },
    },
    () => NOW,
  );
  const next = <T>(answers: (T | Error)[], what: string): T => {
    const answer = answers.shift();
    if (answer === undefined) throw new Error(`${what} was not expected`);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const api = (async (
    call: unknown,
    input: { body: { paymentIntentId?: string; userEmail?: string } },
    { headers }: { headers: Record<string, string> },
  ) => {
    const key = headers['Idempotency-Key'] ?? 'none';
    keys.push(key);
    if (call === createPaymentIntent) {
      log.push('announce');
      // As the shop does: the same key is the same payment, also when its answer is lost.
      const intent = browser.intents.get(key) ?? `pi_${browser.intents.size + 1}`;
      browser.intents.set(key, intent);
      const failure = intentFailures.shift();
      if (failure) throw failure;
      return { body: { paymentIntentId: intent, clientSecret: 's', orderId: intent.replace('pi_', 'MG-') } };
    }
    expect(call).toBe(createOrder);
    log.push(`order ${input.body.paymentIntentId} for ${input.body.userEmail}`);
    const failure = orderFailures.shift();
    if (failure) throw failure;
    return { body: { id: 'MG-1' } };
  }) as unknown as Api;
  const cards = {
    readPayment: async () => {
      log.push('read');
      return next(states, 'reading the payment');
    },
  };
  const confirm = async (intent: { id: string }) => {
    log.push(`confirm ${intent.id}`);
    return next(confirmations, 'confirming');
  };
  const placing: Placing = {
    api,
    attempts,
    inTurn: async <Result>(work: () => Result) => work(),
    openedAt,
    onAnnounced: () => undefined,
    askShopper: async (_: unknown, url: string) => {
      log.push(`ask ${url}`);
    },
    onPaid: () => {
      log.push('paid');
    },
    wait: async () => undefined,
  };
  return {
    log,
    keys,
    kept: () => attempts.current(),
    place: (wanted = request) => placeOrder(wanted, confirm, cards, placing),
    resume: () => resumeOrder(cards, placing),
    resumeWithoutProvider: () => resumeOrder(null, placing),
  };
}

describe('places an order', () => {
  it('announced, paid and placed, in this sequence', async () => {
    const shop = play({ confirmations: [succeeded] });
    expect(await shop.place()).toEqual({ kind: 'placed', order: { id: 'MG-1' } });
    expect(shop.log).toEqual(['announce', 'confirm pi_1', 'paid', 'order pi_1 for ada@example.com']);
    expect(shop.kept()?.stage).toBe('placed');
  });

  it('after the bank asked and the shopper approved', async () => {
    const shop = play({ confirmations: [challenged], states: [succeeded] });
    expect(await shop.place()).toMatchObject({ kind: 'placed' });
    expect(shop.log).toEqual([
      'announce',
      'confirm pi_1',
      'ask /challenge',
      'read',
      'paid',
      'order pi_1 for ada@example.com',
    ]);
  });

  it('when the answer to the confirmation was lost but the payment succeeded', async () => {
    const shop = play({ confirmations: [new Error('lost')], states: [succeeded] });
    expect(await shop.place()).toMatchObject({ kind: 'placed' });
  });

  it('when the order is heard only at the last try, paying once', async () => {
    const busy = new ApiError(503, { code: 'unavailable' });
    const shop = play({ confirmations: [succeeded], orderFailures: [unreachable, busy, new Error('slow')] });
    expect(await shop.place()).toMatchObject({ kind: 'placed' });
    expect(shop.log.filter((entry) => entry.startsWith('confirm'))).toHaveLength(1);
    expect(shop.log.filter((entry) => entry.startsWith('order'))).toHaveLength(4);
  });
});

describe('keeps the payment for another try', () => {
  it('after a refused card: the same order uses the same payment', async () => {
    const shop = play({ confirmations: [declined, succeeded] });
    expect(await shop.place()).toEqual({ kind: 'refused', message: 'Your card was declined.' });
    expect(shop.kept()?.stage).toBe('announced');
    expect(await shop.place()).toMatchObject({ kind: 'placed' });
    expect(shop.log.slice(0, 3)).toEqual(['announce', 'confirm pi_1', 'confirm pi_1']);
  });

  it('unless the order is another one by then', async () => {
    const shop = play({ confirmations: [declined, succeeded] });
    await shop.place();
    await shop.place(requestFor(otherOrder));
    expect(shop.log).toEqual([
      'announce',
      'confirm pi_1',
      'announce',
      'confirm pi_2',
      'paid',
      'order pi_2 for grace@example.com',
    ]);
  });

  it('after the bank’s question was closed', async () => {
    const shop = play({ confirmations: [challenged], states: [challenged] });
    expect(await shop.place()).toEqual({ kind: 'abandoned' });
    expect(shop.kept()?.stage).toBe('announced');
  });

  it('after the bank’s question was answered with no', async () => {
    const shop = play({ confirmations: [challenged], states: [declined] });
    expect(await shop.place()).toMatchObject({ kind: 'refused' });
  });
});

describe('never pays twice', () => {
  it('while the end of an earlier payment cannot be told', async () => {
    const shop = play({ confirmations: [new Error('lost')], states: [unreachable, unreachable] });
    expect(await shop.place()).toEqual({ kind: 'payment_failed' });
    expect(shop.kept()?.stage).toBe('confirming');
    expect(await shop.place(requestFor(otherOrder))).toEqual({ kind: 'payment_failed' });
    expect(shop.log).toEqual(['announce', 'confirm pi_1', 'read', 'read']);
  });

  it('when the earlier one turns out to have succeeded: its own order is placed', async () => {
    const shop = play({ confirmations: [new Error('lost')], states: [{ status: 'open' }, succeeded] });
    expect(await shop.place()).toEqual({ kind: 'payment_failed' });
    expect(await shop.place(requestFor(otherOrder))).toMatchObject({ kind: 'placed' });
    expect(shop.log).toEqual([
      'announce',
      'confirm pi_1',
      'read',
      'read',
      'paid',
      'order pi_1 for ada@example.com',
    ]);
  });

  it('does not take the refusal of an earlier card for the answer that was lost', async () => {
    const shop = play({ confirmations: [new Error('lost')], states: [declined] });
    expect(await shop.place()).toEqual({ kind: 'payment_failed' });
    expect(shop.kept()?.stage).toBe('confirming');
  });

  it('when the order failed after the payment: another try only places the order', async () => {
    const shop = play({ confirmations: [succeeded], orderFailures: Array(4).fill(unreachable) });
    expect(await shop.place()).toMatchObject({ kind: 'order_failed', attempt: { orderId: 'MG-1' } });
    expect(await shop.place()).toMatchObject({ kind: 'placed' });
    expect(shop.log.filter((entry) => entry.startsWith('confirm'))).toHaveLength(1);
  });

  it('does not ask again for an order the server has refused', async () => {
    const mismatch = new ApiError(409, { code: 'payment_mismatch' });
    const shop = play({ confirmations: [succeeded], orderFailures: [mismatch] });
    expect(await shop.place()).toMatchObject({ kind: 'order_failed' });
    expect(shop.log.filter((entry) => entry.startsWith('order'))).toHaveLength(1);
  });
});

describe('tells why no payment was announced', () => {
  it.each(['total_changed', 'product_unavailable', 'option_unavailable', 'not_found', 'invalid'] as const)(
    '%s, in the words of the server',
    async (code) => {
      const shop = play({ intentFailures: [new ApiError(409, { code, message: 'It changed.' })] });
      expect(await shop.place()).toEqual({ kind: 'offer_changed', message: 'It changed.' });
      expect(shop.kept()).toBeNull();
    },
  );

  it.each([unreachable, new ApiError(503, { code: 'provider_unavailable' }), new Error('bug')])(
    'anything else as a failed payment: %s',
    async (intentFailure) => {
      expect(await play({ intentFailures: [intentFailure] }).place()).toEqual({ kind: 'payment_failed' });
    },
  );
});

describe('after a reload', () => {
  it('places the order that was paid', async () => {
    const shop = play({ earlier: paidAttempt });
    expect(await shop.resume()).toMatchObject({ kind: 'placed' });
    expect(shop.log).toEqual(['paid', 'order pi_0 for ada@example.com']);
  });

  it('does so even where the provider cannot be asked', async () => {
    expect(await play({ earlier: paidAttempt }).resumeWithoutProvider()).toMatchObject({ kind: 'placed' });
  });

  it('places the order whose payment succeeded unseen', async () => {
    const shop = play({ earlier: { ...paidAttempt, stage: 'confirming' }, states: [succeeded] });
    expect(await shop.resume()).toMatchObject({ kind: 'placed' });
  });

  it.each([
    ['nothing was begun', null, []],
    ['nothing was charged', { ...paidAttempt, stage: 'announced' as const }, []],
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
    expect(shop.kept()).toEqual(earlier);
  });
});

describe('one attempt is one order', () => {
  it('whose requests all carry its key', async () => {
    const shop = play({ confirmations: [succeeded], orderFailures: [unreachable] });
    await shop.place();
    expect(shop.keys).toHaveLength(3);
    expect(new Set(shop.keys).size).toBe(1);
    expect(shop.keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('also when the answer to announcing it was lost', async () => {
    const shop = play({ intentFailures: [unreachable], confirmations: [succeeded] });
    expect(await shop.place()).toEqual({ kind: 'payment_failed' });
    expect(await shop.place()).toMatchObject({ kind: 'placed' });
    expect(shop.log.filter((entry) => entry.startsWith('confirm'))).toEqual(['confirm pi_1']);
    expect(new Set(shop.keys).size).toBe(1);
  });

  it('in two tabs that order the same at the same time', async () => {
    const browser = newBrowser();
    const tabs = [1, 2].map(() => play({ browser, confirmations: [succeeded] }));
    const outcomes = await Promise.all(tabs.map((tab) => tab.place()));
    expect(outcomes).toEqual([1, 2].map(() => ({ kind: 'placed', order: { id: 'MG-1' } })));
    expect(new Set(tabs.flatMap((tab) => tab.keys)).size).toBe(1);
    expect(browser.intents.size).toBe(1);
  });

  it('that a second tab, opened before, is shown and does not repeat', async () => {
    const browser = newBrowser();
    await play({ browser, confirmations: [succeeded] }).place();
    const second = play({ browser, openedAt: 0 });
    expect(await second.place()).toMatchObject({ kind: 'placed_elsewhere', orderId: 'MG-1' });
    expect(second.log).toEqual([]);
  });

  it('and the same ordered again later is another', async () => {
    const browser = newBrowser();
    await play({ browser, confirmations: [succeeded] }).place();
    const later = play({ browser, openedAt: Date.now() + 1, confirmations: [succeeded] });
    expect(await later.place()).toMatchObject({ kind: 'placed' });
    expect(browser.intents.size).toBe(2);
  });

  it('with a new payment where the shop has let the first one go', async () => {
    const cancelled: Confirmation = { status: 'cancelled' };
    const shop = play({ confirmations: [declined, cancelled, succeeded] });
    await shop.place();
    expect(await shop.place()).toMatchObject({ kind: 'placed' });
    expect(shop.log.filter((entry) => entry.startsWith('confirm'))).toEqual([
      'confirm pi_1',
      'confirm pi_1',
      'confirm pi_2',
    ]);
  });

  it('or its money back, and then it is over', async () => {
    const refunded = new ApiError(409, { code: 'payment_refunded', message: 'The last piece is gone.' });
    const shop = play({ confirmations: [succeeded], orderFailures: [refunded] });
    expect(await shop.place()).toEqual({ kind: 'refunded', message: 'The last piece is gone.' });
    expect(shop.kept()).toBeNull();
  });

  it('remembered for a day, and a placed one for half an hour', () => {
    let now = 0;
    let all: readonly KeptAttempt[] = [];
    const memory = createAttemptMemory(
      {
        readAll: () => all,
        writeAll: (attempts) => {
          all = attempts;
        },
        readOwn: () => null,
        writeOwn: () => undefined,
      },
      () => now,
    );
    const attempt = memory.begin(order);
    now = 86_399_999;
    expect(memory.find(order)).toEqual(attempt);
    memory.save({ ...attempt, stage: 'placed', orderId: 'MG-1', placedAt: now });
    now += 1_800_000;
    expect(memory.find(order)).toBeNull();
  });
});

it('takes orders for the same only when nothing differs', () => {
  expect(isForSameOrder(order, { ...order })).toBe(true);
  expect(isForSameOrder(order, otherOrder)).toBe(false);
  expect(isForSameOrder(order, { ...order, total: 55 })).toBe(false);
});
