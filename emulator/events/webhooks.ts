import type { Ledger } from '../ledger/ledger.ts';
import type { EventRecord } from '../ledger/records.ts';
import { backOff, GIVE_UP_AFTER } from './back-off.ts';
import { arrange, type DeliveryRules, NORMAL_RULES } from './delivery-rules.ts';
import { createLimiter } from './limiter.ts';
import type { Audience } from './record-change.ts';
import { createWebhookSender, type Deliver, isAcknowledged, type WebhookAnswer } from './send-webhook.ts';

export type WebhookOptions = {
  /** What the endpoint checks signatures with: `whsec_…`. */
  secret: string;
  /** Types of events to send; '*' stands for all. */
  events: readonly string[];
  deliver: Deliver;
  /** Milliseconds before the first try. */
  delay?: number;
};

/** An event that was sent, and the answers to its copies. */
export type Delivery = { event: string; type: string; answers: WebhookAnswer[] };

export type WebhookReport = DeliveryRules & {
  /** Since the start: `failed` counts tries, the others events. */
  counts: Record<'pending' | 'delivered' | 'failed' | 'dropped' | 'givenUp', number>;
  /** The first hundred, oldest first. */
  pending: { event: string; type: string; tries: number; answers: WebhookAnswer[] }[];
};

/** Sends events to an endpoint until it acknowledges each with a 2xx, or three days have passed. */
export type Webhooks = Audience & {
  setRules(rules: DeliveryRules): void;
  /** While paused: tries each held event once, one after the other. */
  release(order?: DeliveryRules['order']): Promise<Delivery[]>;
  /** Sends any event in parallel copies. Null when there is no such event. */
  send(eventId: string, copies: number): Promise<Delivery | null>;
  report(): WebhookReport;
  /** Begins no further try and waits a moment for those under way. Undelivered events stay owed. */
  close(): Promise<void>;
};

export type WebhookContext = {
  ledger: Pick<Ledger, 'owedEvents' | 'endDelivery'>;
  findEvent: (id: string) => EventRecord | undefined;
  /** The body of an event's webhook. */
  write: (event: EventRecord) => string;
  now: () => Date;
};

/** An event that is owed. Without a timer it is being sent, or held. */
type Waiting = {
  record: EventRecord;
  tries: number;
  answers: WebhookAnswer[];
  timer: NodeJS.Timeout | null;
  isSending: boolean;
};

const AT_ONCE = 8;
const REPORTED = 100;

/** Milliseconds for tries under way when the emulator is closed. */
const GRACE = 1000;

export function createWebhooks(
  { secret, events, deliver, delay = 0 }: WebhookOptions,
  { ledger, findEvent, write, now }: WebhookContext,
): Webhooks {
  const types = new Set(events);
  const sender = createWebhookSender(deliver, secret, now);
  const runLimited = createLimiter(AT_ONCE);
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
    if (isTooOld(entry.record)) giveUp(entry.record.id);
    else plan(entry, backOff(entry.tries));
    return answers;
  }

  /** One acknowledgement among the copies is enough. */
  async function send(event: EventRecord, copies: number): Promise<WebhookAnswer[]> {
    const body = write(event);
    const work = Promise.all(Array.from({ length: copies }, () => sender.send(body)));
    sending.add(work);
    const answers = await work;
    sending.delete(work);
    if (answers.some(isAcknowledged)) settle(event.id, 'acknowledged');
    else counts.failed += 1;
    return answers;
  }

  function settle(id: string, outcome: 'acknowledged' | 'dropped') {
    const entry = waiting.get(id);
    if (!entry) return;
    if (entry.timer) clearTimeout(entry.timer);
    waiting.delete(id);
    counts[outcome === 'acknowledged' ? 'delivered' : 'dropped'] += 1;
    ledger.endDelivery(id);
  }

  function giveUp(id: string) {
    waiting.delete(id);
    counts.givenUp += 1;
  }

  function isTooOld({ created }: EventRecord): boolean {
    return now().getTime() - created * 1000 > GIVE_UP_AFTER;
  }

  function heldEvents(order: DeliveryRules['order']): readonly Waiting[] {
    const held = [...waiting.values()].filter((entry) => !entry.timer && !entry.isSending);
    return arrange(held, order);
  }

  return {
    wants: (type) => isSubscribed(type) && rules.mode !== 'dropped',
    announce(made) {
      const entries = made.filter(({ owed }) => owed).map(enqueue);
      for (const entry of arrange(entries, rules.order)) plan(entry, rules.delay ?? delay);
      if (rules.mode !== 'dropped') return;
      counts.dropped += made.filter(({ owed, type }) => !owed && isSubscribed(type)).length;
    },
    setRules(next) {
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
    async release(order = rules.order) {
      const deliveries: Delivery[] = [];
      for (const entry of heldEvents(order)) {
        // It may have been sent since the release began.
        if (entry.timer || entry.isSending || !waiting.has(entry.record.id)) continue;
        const answers = await attempt(entry, { despitePause: true });
        deliveries.push({ event: entry.record.id, type: entry.record.type, answers });
      }
      return deliveries;
    },
    async send(eventId, copies) {
      const event = findEvent(eventId);
      if (!event || isClosed) return null;
      const answers = await send(event, copies);
      return { event: eventId, type: event.type, answers };
    },
    report: () => ({
      ...rules,
      counts: { pending: waiting.size, ...counts },
      pending: [...waiting.values()].slice(0, REPORTED).map(({ record, tries, answers }) => ({
        event: record.id,
        type: record.type,
        tries,
        answers,
      })),
    }),
    async close() {
      isClosed = true;
      for (const { timer } of waiting.values()) if (timer) clearTimeout(timer);
      const cut = setTimeout(() => sender.abort(), GRACE);
      await Promise.all(sending);
      clearTimeout(cut);
    },
  };
}
