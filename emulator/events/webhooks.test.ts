import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SECRET, START, startWebhooks } from '../testing/start-webhooks.ts';

const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('webhooks', () => {
  it('deliver an event once, signed, and store the acknowledgement', async () => {
    const { publish, pass, sent, answer, ended, webhooks } = startWebhooks();
    publish('evt_1');
    await pass(0);
    const [first] = sent;
    if (!first) throw new Error('Nothing was sent.');
    const signature = first.request.headers.get('stripe-signature') ?? '';
    const body = await first.request.text();
    expect(Stripe.webhooks.constructEvent(body, signature, SECRET)).toMatchObject({ id: 'evt_1' });
    expect(() => Stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow();
    expect(first.request.method).toBe('POST');
    expect(first.request.headers.get('content-type')).toBe('application/json; charset=utf-8');

    await answer(0, 204);
    expect(ended).toEqual(['evt_1']);
    await pass(DAY);
    expect(sent).toHaveLength(1);
    expect(webhooks.report().counts).toMatchObject({ pending: 0, delivered: 1, failed: 0 });
  });

  it('deliver an event after the delay', async () => {
    const { publish, pass, sent } = startWebhooks({ delay: 500 });
    publish('evt_1');
    await pass(499);
    expect(sent).toHaveLength(0);
    await pass(1);
    expect(sent).toHaveLength(1);
  });

  it('deliver an undelivered event after a restart', async () => {
    const { pass, ids } = startWebhooks({}, ['evt_1', 'evt_2']);
    await pass(0);
    expect(ids()).toEqual(['evt_1', 'evt_2']);
  });

  it('deliver at most eight events in parallel', async () => {
    const { publish, pass, sent, answer, ids } = startWebhooks();
    publish(...Array.from({ length: 10 }, (_, index) => `evt_${index}`));
    await pass(0);
    expect(sent).toHaveLength(8);
    await answer(3, 200);
    expect(ids().at(-1)).toBe('evt_8');
    expect(sent).toHaveLength(9);
  });

  it('deliver only the types of the subscription', () => {
    const { webhooks } = startWebhooks();
    expect(webhooks.wants('payment_intent.succeeded')).toBe(true);
    expect(webhooks.wants('charge.succeeded')).toBe(false);
    expect(startWebhooks({ events: ['*'] }).webhooks.wants('charge.succeeded')).toBe(true);
  });
});

describe('an unacknowledged event', () => {
  it('is sent again after 1, 2 and 4 seconds, with the time of each attempt, until it is acknowledged', async () => {
    const { publish, pass, sent, answer } = startWebhooks();
    publish('evt_1');
    await pass(0);
    await answer(0, 500);
    await pass(999);
    expect(sent).toHaveLength(1);
    await pass(1);
    await answer(1, 302);
    await pass(2000);
    sent[2]?.fail();
    await pass(4000);
    await answer(3, 200);
    await pass(DAY);
    const times = sent.map(({ request }) => request.headers.get('stripe-signature')?.split(',')[0]);
    expect(times).toEqual([0, 1, 3, 7].map((seconds) => `t=${START / 1000 + seconds}`));
  });

  it('is sent again when the acknowledgement could not be stored', async () => {
    const { publish, pass, sent, answer, ended, webhooks } = startWebhooks();
    vi.spyOn(ended, 'push').mockImplementationOnce(() => {
      throw new Error('database or disk is full');
    });
    publish('evt_1');
    await pass(0);
    await answer(0, 200);
    expect(webhooks.report().counts).toMatchObject({ pending: 1, delivered: 0 });
    await pass(1_000);
    expect(sent).toHaveLength(2);
    await answer(1, 200);
    expect(ended).toEqual(['evt_1']);
    expect(webhooks.report().counts).toMatchObject({ pending: 0, delivered: 1 });
  });

  it('is sent again without an answer within ten seconds', async () => {
    const { publish, pass, sent, webhooks } = startWebhooks();
    publish('evt_1');
    await pass(0);
    await pass(9999);
    expect(webhooks.report().pending[0]).toMatchObject({ tries: 0 });
    await pass(1);
    expect(webhooks.report().pending[0]).toMatchObject({
      tries: 1,
      answers: ['no answer within 10 seconds'],
    });
    expect(sent[0]?.request.signal.aborted).toBe(true);
    await pass(1000);
    expect(sent).toHaveLength(2);
  });

  it('is sent again for three days, and then no more', async () => {
    const { publish, pass, sent, webhooks } = startWebhooks({ deliver: async () => Response.error() });
    publish('evt_1');
    await pass(3 * DAY - 60_000);
    expect(webhooks.report().counts).toMatchObject({ pending: 1, givenUp: 0 });
    await pass(2 * 60 * 60 * 1000);
    expect(webhooks.report().counts).toMatchObject({ pending: 0, givenUp: 1, delivered: 0 });
    expect(sent).toHaveLength(0);
  });

  it('is reported with its answers', async () => {
    const { publish, pass, sent, webhooks } = startWebhooks();
    publish('evt_1');
    await pass(0);
    sent[0]?.fail();
    await pass(0);
    expect(webhooks.report()).toMatchObject({
      counts: { pending: 1, failed: 1 },
      pending: [{ event: 'evt_1', tries: 1, answers: ['connection refused'] }],
    });
  });
});

describe('the paused mode', () => {
  it('holds new, waiting and failed events, and sends them in normal mode', async () => {
    const { publish, pass, sent, answer, setRules, ids } = startWebhooks();
    publish('evt_1', 'evt_2');
    await pass(0);
    await answer(0, 500);
    setRules({ mode: 'paused' });
    publish('evt_3');
    await answer(1, 500);
    await pass(DAY);
    expect(sent).toHaveLength(2);
    setRules({ mode: 'normal', order: 'reversed' });
    await pass(0);
    expect(ids().slice(2)).toEqual(['evt_3', 'evt_2', 'evt_1']);
  });

  it('releases events one by one in the requested order, and reports the answers', async () => {
    const { publish, pass, answer, setRules, webhooks, ids, ended } = startWebhooks();
    setRules({ mode: 'paused', order: 'reversed' });
    publish('evt_1', 'evt_2', 'evt_3');
    const released = webhooks.release();
    await pass(0);
    expect(ids()).toEqual(['evt_3']);
    await answer(0, 200);
    expect(ids()).toEqual(['evt_3', 'evt_2']);
    await answer(1, 500);
    await answer(2, 200);
    expect(await released).toEqual(
      [
        ['evt_3', 200],
        ['evt_2', 500],
        ['evt_1', 200],
      ].map(([event, status]) => ({ event, type: 'payment_intent.succeeded', answers: [status] })),
    );
    expect(ended).toEqual(['evt_3', 'evt_1']);

    await pass(DAY);
    expect(ids()).toHaveLength(3);
    const again = webhooks.release('as made');
    await pass(0);
    await answer(3, 200);
    expect(await again).toMatchObject([{ event: 'evt_2', answers: [200] }]);
  });

  it('releases all events when shuffled', async () => {
    const { publish, setRules, webhooks } = startWebhooks({ deliver: async () => new Response() });
    setRules({ mode: 'paused', order: 'shuffled' });
    const ids = Array.from({ length: 20 }, (_, index) => `evt_${index}`);
    publish(...ids);
    const released = await webhooks.release();
    expect(released.map(({ event }) => event).toSorted()).toEqual(ids.toSorted());
  });
});

describe('the dropped mode', () => {
  it('discards new, waiting and failed events', async () => {
    const { publish, pass, answer, setRules, webhooks, make, ended, sent } = startWebhooks();
    publish('evt_1', 'evt_2');
    await pass(0);
    await answer(0, 500);
    setRules({ mode: 'dropped' });
    expect(webhooks.wants('payment_intent.succeeded')).toBe(false);
    webhooks.publish([
      make('evt_3', 'payment_intent.succeeded', false),
      make('evt_4', 'charge.failed', false),
    ]);
    await answer(1, 500);
    setRules({ mode: 'normal' });
    await pass(DAY);
    expect(sent).toHaveLength(2);
    expect(ended).toEqual(['evt_1', 'evt_2']);
    expect(webhooks.report().counts).toMatchObject({ pending: 0, delivered: 0, dropped: 3 });
  });
});

describe('webhook rules for tests', () => {
  it('send each event many times in parallel; one acknowledgement is enough', async () => {
    const { publish, pass, answer, setRules, ids, ended, webhooks } = startWebhooks();
    setRules({ copies: 3, delay: 50 });
    publish('evt_1');
    await pass(49);
    expect(ids()).toEqual([]);
    await pass(1);
    expect(ids()).toEqual(['evt_1', 'evt_1', 'evt_1']);
    await answer(0, 500);
    await answer(1, 200);
    await answer(2, 500);
    expect(ended).toHaveLength(1);
    expect(webhooks.report().counts).toMatchObject({ pending: 0, delivered: 1, failed: 0 });
  });

  it('send the events of one change in another order', async () => {
    const { publish, pass, setRules, ids } = startWebhooks();
    setRules({ order: 'reversed' });
    publish('evt_1', 'evt_2');
    await pass(0);
    expect(ids()).toEqual(['evt_2', 'evt_1']);
  });

  it('send any old event again', async () => {
    const { make, pass, answer, webhooks, ids } = startWebhooks();
    make('evt_old');
    const sending = webhooks.send('evt_old', 2);
    await pass(0);
    expect(ids()).toEqual(['evt_old', 'evt_old']);
    await answer(0, 200);
    await answer(1, 400);
    expect(await sending).toMatchObject({ event: 'evt_old', answers: [200, 400] });
    expect(await webhooks.send('evt_none', 1)).toBeNull();
  });
});

describe('closing', () => {
  it('starts no attempt, and waits at most a second for those in flight', async () => {
    const { publish, pass, sent, webhooks, ended } = startWebhooks();
    publish('evt_1', 'evt_2');
    await pass(0);
    sent[0]?.fail();
    await pass(0);
    const closed = webhooks.close();
    await pass(1000);
    await closed;
    expect(sent[1]?.request.signal.aborted).toBe(true);
    await pass(DAY);
    expect(sent).toHaveLength(2);
    expect(ended).toEqual([]);
  });

  it('stores an acknowledgement that arrives in time', async () => {
    const { publish, pass, sent, webhooks, ended } = startWebhooks();
    publish('evt_1');
    await pass(0);
    const closed = webhooks.close();
    sent[0]?.answer(200);
    await closed;
    expect(ended).toHaveLength(1);
  });
});
