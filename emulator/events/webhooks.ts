import type { Ledger } from '../ledger/ledger.ts';
import type { EventRecord } from '../ledger/records.ts';
import { backOff, GIVE_UP_AFTER } from './back-off.ts';
import { arrange, type DeliveryRules, NORMAL_RULES } from './delivery-rules.ts';
import { createLimiter } from './limiter.ts';
import { createWebhookSender, type Deliver, isAcknowledged, type WebhookAnswer } from './send-webhook.ts';

export type WebhookOptions = {
  /** The secret that the endpoint checks signatures with: `whsec_…`. */
  secret: string;
  /** Types of events to send; '*' means all. */
  events: readonly string[];
  deliver: Deliver;
  /** Milliseconds before the first try. */
  delay?: number;
  /** The same of events about failed payments; `delay` unless given. */
  failureDelay?: number;
};

/** An event that was sent, and the answers to its copies. */
export type Delivery = { event: string; type: string; answers: WebhookAnswer[] };

export type WebhookReport = DeliveryRules & {
  /** Since the start: `failed` counts tries, the others events. */
  counts: Record<'pending' | 'delivered' | 'failed' | 'dropped' | 'givenUp', number>;
  /** The first hundred, oldest first. */
  pending: { event: string; type: string; tries: number; answers: WebhookAnswer[] }[];
};

export type Webhooks = ReturnType<typeof createWebhooks>;

type Context = {
  ledger: Pick<Ledger, 'owedEvents' | 'endDelivery'>;
  findEvent: (id: string) => EventRecord | undefined;
  /** The body of an event's webhook. */
  write: (event: EventRecord) => string;
  now: () => Date;
};

/** An undelivered event. Without a timer it is being sent, or held. */
type Waiting = {
  record: EventRecord;
  tries: number;
  answers: WebhookAnswer[];
  timer: NodeJS.Timeout | null;
  isSending: boolean;
};

const MAX_PARALLEL = 8;
const REPORTED = 100;

/** Milliseconds for tries in flight when the emulator is closed. */
const GRACE = 1000;

/** Sends events to an endpoint until it acknowledges each with a 2xx, or three days have passed. */
export function createWebhooks(
  { secret, events, deliver, delay = 0, failureDelay = delay }: WebhookOptions,
  { ledger, findEvent, write, now }: Context,
) {
  const types = new Set(events);
  const sender = createWebhookSender(deliver, secret, now);
  const runLimited = createLimiter(MAX_PARALLEL);
  const waiting = new Map<string, Waiting>();
  const sending = new Set<Promise<unknown>>();
  const counts = { delivered: 0, failed: 0, dropped: 0, givenUp: 0 };
  let rules = NORMAL_RULES;
  let isClosed = false;

  const isSubscribed = (type: string) => types.has(type) || types.has('*');

  for (const event of ledger.owedEvents()) if (!isTooOld(event)) plan(enqueue(event), delay);

  function enqueue(record: EventRecord): Waiting {
    const entry: Waiting = { record, tries: 0, answers: [], timer: null, isSending: false };
    waiting.set(record.id, entry);
    return entry;
  }

  function findDelay({ record: { type } }: Waiting): number {
    return type === 'payment_intent.payment_failed' ? failureDelay : delay;
  }

  function plan(entry: Waiting, milliseconds: number) {
    if (isClosed || rules.mode === 'paused') return;
    if (rules.mode === 'dropped') return settle(entry.record.id, 'dropped');
    entry.timer = setTimeout(() => void attempt(entry), milliseconds).unref();
  }

  async function attempt(entry: Waiting, { despitePause = false } = {}): Promise<WebhookAnswer[]> {
    entry.timer = null;
    entry.isSending = true;
    const answers = await runLimited(() =>
      isClosed || (rules.mode !== 'normal' && !despitePause)
        ? Promise.resolve([])
        : send(entry.record, rules.copies),
    );
    entry.isSending = false;
    if (answers.length > 0) {
      entry.tries += 1;
      entry.answers = answers;
    }
    if (!waiting.has(entry.record.id)) return answers;
    if (isTooOld(entry.record)) {
      waiting.delete(entry.record.id);
      counts.givenUp += 1;
    } else plan(entry, backOff(entry.tries));
    return answers;
  }

  /** One acknowledgement among the copies is enough. */
  async function send(event: EventRecord, copies: number): Promise<WebhookAnswer[]> {
    const body = write(event);
    const work = Promise.all(Array.from({ length: copies }, () => sender.send(body)));
    sending.add(work);
    const answers = await work;
    sending.delete(work);
    if (answers.some(isAcknowledged)) settle(event.id, 'delivered');
    else counts.failed += 1;
    return answers;
  }

  function settle(id: string, outcome: 'delivered' | 'dropped') {
    const entry = waiting.get(id);
    if (!entry) return;
    try {
      ledger.endDelivery(id);
    } catch {
      // On a full disk it stays undelivered, and is sent again.
      return;
    }
    if (entry.timer) clearTimeout(entry.timer);
    waiting.delete(id);
    counts[outcome] += 1;
  }

  function isTooOld({ created }: EventRecord): boolean {
    return now().getTime() - created * 1000 > GIVE_UP_AFTER;
  }

  function heldEvents(order: DeliveryRules['order']): readonly Waiting[] {
    const held = [...waiting.values()].filter((entry) => !entry.timer && !entry.isSending);
    return arrange(held, order);
  }

  return {
    wants: (type: string) => isSubscribed(type) && rules.mode !== 'dropped',
    /** Sends the undelivered events of one change. */
    publish(made: readonly EventRecord[]) {
      const entries = made.filter(({ owed }) => owed).map(enqueue);
      for (const entry of arrange(entries, rules.order)) plan(entry, rules.delay ?? findDelay(entry));
      if (rules.mode !== 'dropped') return;
      counts.dropped += made.filter(({ owed, type }) => !owed && isSubscribed(type)).length;
    },
    setRules(next: DeliveryRules) {
      rules = next;
      if (rules.mode === 'normal') {
        for (const entry of heldEvents(rules.order)) void attempt(entry);
        return;
      }
      for (const entry of waiting.values()) {
        if (entry.timer) clearTimeout(entry.timer);
        entry.timer = null;
        if (rules.mode === 'dropped' && !entry.isSending) settle(entry.record.id, 'dropped');
      }
    },
    /** While paused: tries each held event once, one after the other. */
    async release(order = rules.order): Promise<Delivery[]> {
      const deliveries: Delivery[] = [];
      for (const entry of heldEvents(order)) {
        // It may have been sent since the release began.
        if (entry.timer || entry.isSending || !waiting.has(entry.record.id)) continue;
        const answers = await attempt(entry, { despitePause: true });
        deliveries.push({ event: entry.record.id, type: entry.record.type, answers });
      }
      return deliveries;
    },
    /** Sends any event in parallel copies. Null when there is no such event. */
    async send(eventId: string, copies: number): Promise<Delivery | null> {
      const event = findEvent(eventId);
      if (!event || isClosed) return null;
      const answers = await send(event, copies);
      return { event: eventId, type: event.type, answers };
    },
    report: (): WebhookReport => ({
      ...rules,
      counts: { pending: waiting.size, ...counts },
      pending: [...waiting.values()].slice(0, REPORTED).map(({ record, tries, answers }) => ({
        event: record.id,
        type: record.type,
        tries,
        answers,
      })),
    }),
    /** Starts no further attempt and waits a moment for those in flight. Undelivered events are kept. */
    async close() {
      isClosed = true;
      for (const { timer } of waiting.values()) if (timer) clearTimeout(timer);
      const cut = setTimeout(() => sender.abort(), GRACE);
      await Promise.all(sending);
      clearTimeout(cut);
    },
  };
}
