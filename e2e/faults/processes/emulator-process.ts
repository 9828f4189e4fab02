import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Child, startChild } from './child.ts';
import { findFixedPort } from './free-port.ts';

const MAIN = path.join(import.meta.dirname, '../../../emulator/main.ts');

export const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_faults',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_faults',
  STRIPE_WEBHOOK_SECRET: 'whsec_faults',
};
const CONTROL_TOKEN = 'control-for-faults';

/** The payment provider: a killable process that restarts on its ledger and port. */
export type Emulator = {
  readonly address: string;
  readonly port: number;
  readonly process: Child;
  /** Its ledger, for a test that changes it while the emulator is not running. */
  readonly ledgerFile: string;
  start(): Promise<void>;
  kill(): Promise<void>;
  close(): Promise<void>;
  /** Injects faults into calls. */
  addFault(fault: Fault): Promise<void>;
  /** Ends all faults, and resets the count of calls. */
  clearFaults(): Promise<void>;
  /** Resolves after that many calls since `clearFaults`; rejects on timeout. */
  waitForCalls(calls: Calls): Promise<void>;
  setWebhooks(rules: WebhookRules): Promise<void>;
  /** Releases held webhooks one by one. */
  releaseWebhooks(order?: WebhookRules['order']): Promise<Delivery[]>;
  /** Sends a past event again, `copies` times in parallel. */
  sendEvent(event: string, copies?: number): Promise<Delivery>;
  /** Disputes a payment, as its customer does; or only has the bank inquire. */
  dispute(paymentIntentId: string, how?: { inquiry?: boolean }): Promise<{ id: string; status: string }>;
  /** Ends a dispute, as its bank does. */
  decide(dispute: string, end: 'won' | 'lost' | 'escalated'): Promise<void>;
  webhooks(): Promise<{ counts: { pending: number; delivered: number; failed: number } }>;
  /** All items of any list of the provider's API. */
  list<Item extends { id: string }>(path: `/v1/${string}`): Promise<Item[]>;
};

export type Fault = {
  method?: 'GET' | 'POST';
  /** A path of the API; * matches anything but a slash. */
  path: string;
  /** Number of affected calls; default 1, null: all. */
  times?: number | null;
  action:
    | { kind: 'delay'; milliseconds: number }
    | { kind: 'fail' | 'act_then_fail'; status: number }
    | { kind: 'hang' | 'act_then_hang' | 'act_then_disconnect' };
};

type Calls = { path: string; method?: string; hits?: number; state?: 'arrived' | 'done'; timeout?: number };

export type WebhookRules = {
  mode: 'normal' | 'paused' | 'dropped';
  copies?: number;
  delay?: number | null;
  order?: 'as made' | 'reversed' | 'shuffled';
};

/** An event that was sent, and the status or error of each copy. */
export type Delivery = { event: string; type: string; answers: (number | string)[] };

/**
 * Prepares an emulator without starting it; `webhookUrls` receive events in turn, as behind a load balancer.
 * `ledger`: the file of an existing ledger.
 */
export async function createEmulator(webhookUrls: string[], ledger?: string): Promise<Emulator> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marigold-faults-'));
  const port = await findFixedPort();
  const address = `http://127.0.0.1:${port}`;
  const ledgerFile = ledger ?? path.join(folder, 'ledger.sqlite');
  let child: Child | null = null;

  const running = () => {
    if (!child) throw new Error('The emulator was never started');
    return child;
  };
  async function control(method: string, route: string, body?: object): Promise<unknown> {
    const response = await fetch(`${address}/control${route}`, {
      method,
      headers: { Authorization: `Bearer ${CONTROL_TOKEN}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${route}: ${response.status} ${text}`);
    return JSON.parse(text);
  }

  return {
    address,
    port,
    ledgerFile,
    get process() {
      return running();
    },
    async start() {
      child = startChild('The emulator', [MAIN], {
        ...KEYS,
        EMULATOR_PORT: String(port),
        EMULATOR_LEDGER: ledgerFile,
        EMULATOR_WEBHOOK_URL: webhookUrls.join(','),
        EMULATOR_CONTROL_TOKEN: CONTROL_TOKEN,
      });
      await child.printed(/is open at/);
    },
    kill: async () => void (await running().end('SIGKILL')),
    async close() {
      await child?.end('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
    addFault: async (fault) => void (await control('POST', '/faults', fault)),
    clearFaults: async () => void (await control('DELETE', '/faults')),
    async waitForCalls({ hits = 1, timeout = 20_000, ...calls }) {
      const query = new URLSearchParams({ ...calls, hits: String(hits), timeout: String(timeout) });
      await control('GET', `/wait?${query}`);
    },
    setWebhooks: async (rules) => void (await control('PUT', '/webhooks', rules)),
    async releaseWebhooks(order) {
      const released = await control('POST', '/webhooks/release', order ? { order } : {});
      return (released as { deliveries: Delivery[] }).deliveries;
    },
    async sendEvent(event, copies = 1) {
      return (await control('POST', '/webhooks/send', { event, copies })) as Delivery;
    },
    async dispute(paymentIntentId, how = {}) {
      const opened = await control('POST', '/disputes', { payment_intent: paymentIntentId, ...how });
      return opened as { id: string; status: string };
    },
    decide: async (dispute, end) => void (await control('POST', `/disputes/${dispute}`, { end })),
    async webhooks() {
      return (await control('GET', '/webhooks')) as Awaited<ReturnType<Emulator['webhooks']>>;
    },
    list: (route) => listAll(`${address}${route}`, KEYS.STRIPE_SECRET_KEY),
  };
}

/** All pages of one of Stripe's lists, newest first. */
async function listAll<Item extends { id: string }>(url: string, secretKey: string): Promise<Item[]> {
  const items: Item[] = [];
  for (let after: string | undefined; ; after = items.at(-1)?.id) {
    const page = new URL(url);
    page.searchParams.set('limit', '100');
    if (after) page.searchParams.set('starting_after', after);
    const response = await fetch(page, { headers: { Authorization: `Bearer ${secretKey}` } });
    if (!response.ok) throw new Error(`${page.pathname}: ${response.status} ${await response.text()}`);
    const { data, has_more } = (await response.json()) as { data: Item[]; has_more: boolean };
    items.push(...data);
    if (!has_more) return items;
  }
}
