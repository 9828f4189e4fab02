import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Call, CallInput, CallOutput } from '#contract/define-call.ts';
import { Failure, type FailureBody } from '#contract/failure.ts';
import { connect, type Database, type DatabaseAddress } from '#db/connection.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import type { PeriodicTask } from '../async/periodic-task.ts';
import { type Config, readConfig } from '../config/config.ts';
import { createLog } from '../create-log.ts';
import { openShop } from '../open-shop.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import type { Payments } from '../payments/payments.ts';
import type { StaffServices } from '../staff/staff-services.ts';

/** What a call answered, checked against its contract. */
export type TestAnswer<Body> = { status: number; headers: Headers; body: Body; failure: FailureBody };

export type TestShop = {
  db: Database;
  payments: Payments;
  services: PaymentServices;
  staff: StaffServices;
  reconciler: PeriodicTask;
  reminder: PeriodicTask;
  /** Where it keeps files. */
  dataDir: string;
  /** Moves the shop's clock ahead. */
  later(milliseconds: number): void;
  /** Sends any request, as a visitor from 192.0.2.1 unless another address is given. */
  fetch(path: string, init?: RequestInit & { address?: string }): Promise<Response>;
  /** Sends a call of the contract. Throws when the answer is not what the contract promises. */
  send<C extends Call>(call: C, input: CallInput<C>, init?: SendInit): Promise<TestAnswer<CallOutput<C>>>;
  close(): Promise<void>;
};

/** What signs the provider's messages to a test shop. */
export const WEBHOOK_SECRET = 'whsec_for_tests';

/** What the staff of a test shop send along. */
const STAFF_TOKEN = 'a-token-for-tests-that-is-long-enough';
export const AS_STAFF = { Authorization: `Bearer ${STAFF_TOKEN}` };

type SendInit = { headers?: Record<string, string>; address?: string };

/**
 * The shop's API over a database of its own (or one that is elsewhere) and its own payment emulator; no port
 * is opened.
 */
export async function openTestShop(
  settings: Partial<Config> = {},
  databaseAddress?: DatabaseAddress,
): Promise<TestShop> {
  const { db, close } = databaseAddress ? connectTo(databaseAddress) : await createTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'marigold-shop-'));
  const log = createLog(process.env.TEST_LOG ?? 'silent');
  const config = { ...readConfig({ STAFF_API_TOKEN: STAFF_TOKEN }), dataDir, ...settings };
  const clock = { ahead: 0 };
  const shop = await openShop({
    config,
    db,
    log,
    web: null,
    address: 'http://shop.test',
    now: () => new Date(Date.now() + clock.ahead),
    // Tests tell the shop themselves, when they want it told.
    demoPayments: { webhookDelay: 3_600_000, webhookSecret: WEBHOOK_SECRET },
  });
  const { app, payments, services, staff, reconciler, reminder } = shop;

  const fetch: TestShop['fetch'] = async (url, { address = '192.0.2.1', ...init } = {}) => {
    const incoming = { socket: { remoteAddress: address, remotePort: 1, remoteFamily: 'IPv4' } };
    return await app.fetch(new Request(new URL(url, 'http://shop.test'), init), { incoming });
  };

  return {
    db,
    payments,
    services,
    staff,
    reconciler,
    reminder,
    dataDir,
    later: (milliseconds) => {
      clock.ahead += milliseconds;
    },
    fetch,
    send: async (call, input, { headers, address } = {}) => {
      const { params = {}, query = {}, body } = input as Record<string, Record<string, unknown>>;
      const route = call.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])));
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
      const response = await fetch(`/api${route}?${search}`, {
        method: call.method,
        ...(address && { address }),
        headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const answer: unknown = await response.json();
      const isGood = response.status === call.status;
      return {
        status: response.status,
        headers: response.headers,
        body: (isGood ? call.output.parse(answer) : undefined) as CallOutput<typeof call>,
        failure: (isGood ? undefined : Failure.parse(answer)) as FailureBody,
      };
    },
    close: async () => {
      await shop.close();
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function connectTo(address: DatabaseAddress) {
  const db = connect(address, () => undefined);
  return { db, close: () => db.$client.end() };
}
