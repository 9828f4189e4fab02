import pg from 'pg';
import { collectFacts } from '#scripts/audit/collect-facts.ts';
import { type AuditReport, findViolations } from '#scripts/audit/find-violations.ts';
import { eventually } from '#server/testing/eventually.ts';
import {
  type Buyer,
  type BuyerOptions,
  createBuyer,
  type Outcome,
  type Plan,
  type Product,
} from '../processes/buyer.ts';
import {
  createDatabase,
  type DatabaseServer,
  formatUrl,
  type TestDatabase,
} from '../processes/database-server.ts';
import { createEmulator, type Emulator, KEYS } from '../processes/emulator-process.ts';
import { startProviderProxy } from '../processes/provider-proxy.ts';
import type { ServerProxy } from '../processes/proxied-message.ts';
import { createShopServer, type ShopServer } from '../processes/shop-server.ts';
import { startWireProxy, type WireProxy } from '../processes/wire-proxy.ts';
import { insertProduct } from './insert-product.ts';

/** A server and the two proxies of its dependencies. */
export type Server = ShopServer & { database: WireProxy; provider: ServerProxy };

/** A whole shop as processes: servers with one database, and the provider; with a record of its history. */
export type World = {
  servers: readonly Server[];
  /** The first server. */
  server: Server;
  emulator: Emulator;
  database: TestDatabase;
  /** A new product of $49.99 without options; without `stock` its pieces are not counted. */
  addProduct(stock?: number): Promise<Product>;
  /** A buyer of one piece, by default at the first server. */
  createBuyer(options: Partial<BuyerOptions> & { product: Product | Plan }): Buyer;
  /** Records an acknowledged purchase for the auditor. */
  note(outcome: Outcome): Outcome;
  /** Returns a function that forgets what is acknowledged from now on: a restored backup cannot know it. */
  noteBackup(): () => void;
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** The headers by which a program of the staff signs in. */
  asStaff: Record<string, string>;
  askAsStaff(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    server?: Server,
    key?: string,
  ): Promise<{ status: number; body: unknown }>;
  /** Any request to the API, as a browser would send it. */
  post(
    path: string,
    body: object,
    how?: { key?: string; server?: Server },
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Ends all faults of connections and calls. */
  liftFaults(): Promise<void>;
  /** Makes everything that servers are to look at later due now. */
  passWaitingTime(): Promise<void>;
  /** Waits until every payment is an order, refunded or unpaid; after the timeout throws what is left. */
  settle(patience?: number): Promise<void>;
  /** The auditor's findings, including what is not settled. */
  audit(): Promise<AuditReport>;
  close(): Promise<void>;
};

export type WorldOptions = {
  postgres: DatabaseServer;
  /** Number of servers; default 1. */
  servers?: number;
  /** Answers shared reads. */
  replica?: DatabaseServer;
  settings?: Record<string, string>;
  /** Parameters of the servers' connections to the database, which take precedence over their own limits. */
  limits?: Record<string, string>;
  /** Prepares each server, by its number from 0; default: one without settings of its own. */
  prepare?: (number: number) => Promise<ShopServer>;
};

/** The token of staff at every server of a world. */
export const TOKEN = 'staff-token-of-the-fault-tests-0123456789';

/** The reconciler runs only when a test runs it. */
const SETTINGS = { STAFF_API_TOKEN: TOKEN, RECONCILE_EVERY: '86400', RECONCILE_AFTER: '1' };

/** For a reconciler that runs continuously. */
export const RECONCILING = { RECONCILE_EVERY: '0.2' };

/** Starts everything. The servers start one after the other, because the first one creates the tables. */
export async function startWorld({
  postgres,
  servers: count = 1,
  replica,
  settings = {},
  limits = {},
  prepare = () => createShopServer(),
}: WorldOptions): Promise<World> {
  const database = await createDatabase(postgres, { template: postgres.filled });
  const plain = await Promise.all(Array.from({ length: count }, (_, number) => prepare(number)));
  const emulator = await createEmulator(plain.map(({ address }) => `${address}/api/webhooks/stripe`));
  await emulator.start();
  const servers = await Promise.all(plain.map((server) => connectServer(server)));
  for (const server of servers) await server.start();
  const [server] = servers;
  if (!server) throw new Error('A world needs a server');

  async function connectServer(shop: ShopServer): Promise<Server> {
    const wire = await startWireProxy(postgres.target);
    const provider = await startProviderProxy(emulator);
    const reach = {
      ...KEYS,
      STRIPE_API_BASE: `http://127.0.0.1:${provider.port}`,
      DATABASE_URL: formatUrl({
        ...postgres.connection,
        host: '127.0.0.1',
        port: wire.port,
        database: database.name,
      }).concat(`?${new URLSearchParams(limits)}`),
      ...(replica && {
        DATABASE_REPLICA_URL: formatUrl({ ...replica.connection, database: database.name }),
      }),
    };
    const first = { ...SETTINGS, ...reach, ...settings };
    let isNew = true;
    return Object.defineProperties({ database: wire, provider } as Server, {
      ...Object.getOwnPropertyDescriptors(shop),
      start: {
        value: async (changed: Record<string, string> = {}) => {
          await shop.start({ ...(isNew && first), ...changed });
          isNew = false;
        },
      },
    });
  }

  const stock: Record<string, number> = {};
  const acknowledged: string[] = [];
  const acknowledgedMemberships: string[] = [];
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on('error', () => undefined);

  const facts = (address: string) =>
    collectFacts(
      {
        database: database.url,
        provider: emulator.address,
        secret: KEYS.STRIPE_SECRET_KEY,
        shop: address,
        token: TOKEN,
      },
      {
        acknowledged,
        acknowledgedMemberships,
        stock,
        patience: { withOrder: 0, withoutOrder: 0 },
      },
    );
  const open = () => servers.find(({ process }) => process.isRunning()) ?? server;

  const world: World = {
    servers,
    server,
    emulator,
    database,
    async addProduct(pieces) {
      const product = await insertProduct(world.query);
      if (pieces === undefined) return product;
      const { status, body } = await world.askAsStaff('PUT', `/products/${product.id}/stock`, {
        stock: pieces,
      });
      if (status !== 200) throw new Error(`Setting the stock: ${status} ${JSON.stringify(body)}`);
      stock[product.id] = pieces;
      return product;
    },
    createBuyer: (options) =>
      createBuyer({ shop: () => server.address, provider: emulator.address, ...options }),
    note(outcome) {
      if (outcome.kind === 'ordered') acknowledged.push(outcome.orderId);
      if (outcome.kind === 'joined') acknowledgedMemberships.push(outcome.membershipId);
      return outcome;
    },
    noteBackup() {
      const [orders, memberships] = [acknowledged.length, acknowledgedMemberships.length];
      return () => {
        acknowledged.length = orders;
        acknowledgedMemberships.length = memberships;
      };
    },
    query: async (text, values) => (await pool.query(text, values)).rows,
    asStaff: { Authorization: `Bearer ${TOKEN}` },
    async askAsStaff(method, path, body, at = open(), key) {
      const response = await fetch(`${at.address}/api${path}`, {
        method,
        headers: {
          ...world.asStaff,
          'Content-Type': 'application/json',
          ...(key && { 'Idempotency-Key': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json() };
    },
    async post(path, body, { key, server: at = open() } = {}) {
      const response = await fetch(`${at.address}/api${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    async liftFaults() {
      for (const each of servers)
        for (const proxy of [each.database, each.provider]) {
          proxy.watch(null);
          proxy.refuse(false);
          proxy.resume();
        }
      if (emulator.process.isRunning()) await emulator.clearFaults();
    },
    async passWaitingTime() {
      await pool.query('update checkouts set next_look_at = now() where next_look_at is not null');
      await pool.query('update refunds set next_try_at = now() where next_try_at is not null');
      await pool.query('update disputes set next_look_at = now() where next_look_at is not null');
      await pool.query('update orders set refund_due_at = now() where refund_due_at is not null');
    },
    async settle(patience) {
      await eventually(async () => {
        const { answers, ...known } = await facts(open().address);
        const { held } = findViolations({ answers, ...known });
        const isDisputed = (paymentIntentId: string | null) =>
          answers.payments.some(({ payment, state }) => payment === paymentIntentId && state === 'disputed');
        const isOwed = (order: string) => known.rows.orders.some(({ id, owed }) => id === order && owed > 0);
        const waiting = [
          ...answers.payments
            // Money that is owed and a refund that failed wait for a person, a dispute for the bank.
            .filter(({ isSettled, checkout }) => !isSettled && !isOwed(checkout))
            .filter(({ state }) => state !== 'refund_failed' && state !== 'disputed')
            .map(({ checkout, state }) => `${checkout} ${state}`),
          ...known.rows.refunds
            .filter(({ status }) => status !== 'succeeded' && status !== 'failed')
            .filter(({ payment }) => !isDisputed(payment))
            .map(({ payment, status }) => `refund of ${payment} ${status}`),
        ];
        waiting.push(
          ...known.rows.orders
            .filter(({ refundDueAt, payment }) => refundDueAt !== null && !isDisputed(payment))
            .map(({ id }) => `refund of ${id} due`),
        );
        if (held > 0 || waiting.length > 0) throw new Error(`${held} payments held; ${waiting.join(', ')}`);
      }, patience);
    },
    audit: async () => findViolations(await facts(open().address)),
    async close() {
      await Promise.all(servers.map((each) => each.close()));
      await emulator.close();
      await Promise.all(servers.flatMap((each) => [each.database.close(), each.provider.close()]));
      await pool.end();
      await database.drop();
    },
  };
  return world;
}
