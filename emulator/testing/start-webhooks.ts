import { setImmediate as nextTurn } from 'node:timers/promises';
import { vi } from 'vitest';
import { type DeliveryRules, NORMAL_RULES } from '../events/delivery-rules.ts';
import { createWebhooks, type WebhookOptions } from '../events/webhooks.ts';
import type { EventRecord } from '../ledger/records.ts';
import { someIntent } from './some-records.ts';

export const SECRET = 'whsec_demo';
/** When the fake clock begins. */
export const START = Date.UTC(2026, 0, 1);

const subject = someIntent();

/** Webhooks over a list of events, under a fake clock. Each delivery waits until the test answers it. */
export function startWebhooks(options: Partial<WebhookOptions> = {}, alreadyOwed: string[] = []) {
  const events = new Map<string, EventRecord>();
  const ended: string[] = [];
  const sent: { id: string; request: Request; answer: (status: number) => void; fail: () => void }[] = [];

  function make(id: string, type: EventRecord['type'] = 'payment_intent.succeeded', owed = true) {
    const made = { type, subject, created: Date.now() / 1000, request: null, owed };
    const event: EventRecord = { kind: 'event', id, ...made };
    events.set(id, event);
    return event;
  }
  const owedBefore = alreadyOwed.map((id) => make(id));

  const webhooks = createWebhooks(
    {
      secret: SECRET,
      events: ['payment_intent.succeeded'],
      deliver: async (request) => {
        const { id } = JSON.parse(await request.clone().text());
        return new Promise((resolve, reject) => {
          sent.push({
            id,
            request,
            answer: (status) => resolve(new Response(null, { status })),
            fail: () => reject(new TypeError('fetch failed', { cause: new Error('connection refused') })),
          });
        });
      },
      ...options,
    },
    {
      ledger: { owedEvents: () => owedBefore, endDelivery: (id) => ended.push(id) },
      findEvent: (id) => events.get(id),
      write: ({ id }) => JSON.stringify({ id, object: 'event' }),
      now: () => new Date(),
    },
  );

  /** Lets time pass, and all that follows from it happen. */
  async function pass(milliseconds: number) {
    await vi.advanceTimersByTimeAsync(milliseconds);
    for (let turn = 0; turn < 5; turn += 1) await nextTurn();
  }

  return {
    webhooks,
    sent,
    ended,
    pass,
    make,
    publish: (...ids: string[]) => webhooks.publish(ids.map((id) => make(id))),
    setRules: (rules: Partial<DeliveryRules>) => webhooks.setRules({ ...NORMAL_RULES, ...rules }),
    ids: () => sent.map(({ id }) => id),
    async answer(index: number, status: number) {
      sent[index]?.answer(status);
      await pass(0);
    },
  };
}
