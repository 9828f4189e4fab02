import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Call, CallInput, CallOutput } from '#contract/define-call.ts';
import { Failure, type FailureBody } from '#contract/failure.ts';
import { closePools, connectPools, type DatabaseAddress } from '#db/connection.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { HOUR } from '#domain/time-units.ts';
import type { InvalidationWatch } from '../cache/invalidation-watch.ts';
import { type Config, readConfig } from '../config/config.ts';
import { createLog } from '../create-log.ts';
import { openShop } from '../open-shop.ts';
import { unnamedFields } from './unnamed-fields.ts';

/** The answer of a call, checked against its contract. */
type TestAnswer<Body> = { status: number; headers: Headers; body: Body; failure: FailureBody };

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;

/** The secret that signs webhooks to a test shop. */
export const WEBHOOK_SECRET = 'whsec_for_tests';

/** The secret key of the payment provider of a test shop. */
export const PROVIDER_KEY = 'sk_test_for_tests';

const STAFF_TOKEN = 'a-token-for-tests-that-is-long-enough';
export const AS_STAFF = { Authorization: `Bearer ${STAFF_TOKEN}` };

/** Nothing is cached, since tests change rows themselves. */
const NEVER_CURRENT: InvalidationWatch = {
  isCurrent: () => false,
  look: async () => false,
  awayFor: () => null,
  last: () => 0,
  isInvalidated: () => true,
  knows: () => true,
  learn: async () => undefined,
  onLearned: () => undefined,
  describe: () => ({ isReadOnly: false, isOutdated: false, newEpochAt: null }),
  stop: async () => undefined,
};

type SendInit = { headers?: Record<string, string>; address?: string };

/**
 * The shop's API over a new database (or the given one) and a payment emulator, without a port. `caches`: it
 * caches as in production.
 */
export async function openTestShop(
  settings: Partial<Config> = {},
  databaseAddress?: DatabaseAddress,
  { caches = false } = {},
) {
  const { databases, close } = databaseAddress ? connectTo(databaseAddress) : await createTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'marigold-shop-'));
  const log = createLog(process.env.TEST_LOG ?? 'silent');
  const config = {
    ...readConfig({ STAFF_API_TOKEN: STAFF_TOKEN }),
    // Tests place orders without payments freely.
    unpaidOrdersFromIp: 10_000,
    // Tests search without pause.
    readingMsFromIp: Number.POSITIVE_INFINITY,
    // Tests start rounds themselves.
    fetchPicturesEvery: HOUR,
    // Tests visit from elsewhere.
    demoForAll: true,
    dataDir,
    ...settings,
  };
  const clock = { ahead: 0 };
  const shop = await openShop({
    config,
    databases,
    log,
    web: null,
    address: 'http://shop.test',
    ...(!caches && { watch: NEVER_CURRENT }),
    now: () => new Date(Date.now() + clock.ahead),
    // Tests send webhooks themselves.
    demoPayments: { webhookDelay: 3_600_000, webhookSecret: WEBHOOK_SECRET, secretKey: PROVIDER_KEY },
  });

  /** Sends any request, as a visitor from 192.0.2.1 unless another address is given. */
  async function fetch(
    url: string,
    { address = '192.0.2.1', ...init }: RequestInit & { address?: string } = {},
  ): Promise<Response> {
    const incoming = { socket: { remoteAddress: address, remotePort: 1, remoteFamily: 'IPv4' } };
    return await shop.app.fetch(new Request(new URL(url, 'http://shop.test'), init), { incoming });
  }

  return {
    ...shop,
    db: databases.buying,
    dataDir: config.dataDir,
    /** Moves the shop's clock ahead. */
    later: (milliseconds: number) => {
      clock.ahead += milliseconds;
    },
    fetch,
    /** Sends a call of the contract. Throws when the answer is not as the contract defines. */
    send: async <C extends Call>(
      call: C,
      input: CallInput<C>,
      { headers, address }: SendInit = {},
    ): Promise<TestAnswer<CallOutput<C>>> => {
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
      if (isGood) expectOnlyNamedFields(call, answer);
      return {
        status: response.status,
        headers: response.headers,
        body: (isGood ? call.output.parse(answer) : undefined) as CallOutput<C>,
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

/** Fails for a field of an answer that the contract does not name, such as one of a spread row. */
function expectOnlyNamedFields({ method, path, output }: Call, answer: unknown): void {
  const unnamed = unnamedFields(answer, output.parse(answer));
  if (unnamed.length > 0) throw new Error(`${method} ${path} answers with ${unnamed}, not in its contract`);
}

function connectTo(address: DatabaseAddress) {
  const databases = connectPools(address, () => undefined);
  return { databases, close: () => closePools(databases) };
}
