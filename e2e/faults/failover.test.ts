import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import {
  askServer,
  type BreakableDatabaseServer,
  reaching,
  startDatabaseServer,
  startReplica,
} from './processes/database-server.ts';
import { type Relay, startRelay } from './processes/relay.ts';
import { startWireProxy, type WireProxy } from './processes/wire-proxy.ts';
import { expectNoViolations } from './support/expect-no-violations.ts';
import { priceAt, setPrice } from './support/prices.ts';
import { RECONCILING, type Server, startWorld, type World } from './support/world.ts';

/** Two servers behind one address of the database, which leads to a standby once that is promoted. */

let primary: BreakableDatabaseServer;
let standby: BreakableDatabaseServer;
/** From the standby to the primary. */
let stream: Relay;
let front: WireProxy;
let world: World;
let writer: Server;
let reader: Server;

beforeEach(async () => {
  primary = await startDatabaseServer();
  stream = await startRelay(primary.target);
  const { user, password } = primary.connection;
  const source = `host=127.0.0.1 port=${stream.port} user=${user} password=${password}`;
  standby = await startReplica(primary, { primary_conninfo: source });
  front = await startWireProxy(primary.target);
  const connection = { ...primary.connection, host: '127.0.0.1', port: front.port };
  world = await startWorld({ postgres: reaching(connection), servers: 2, settings: RECONCILING });
  [writer, reader] = world.servers as [Server, Server];
});
afterEach(async () => {
  // Dropping its database needs one that can be reached.
  await world?.close();
  await front?.close();
  await standby?.close();
  await stream?.close();
  await primary?.close();
});

async function failOver(): Promise<void> {
  await primary.kill();
  await askServer(standby, 'select pg_promote()');
  front.lead(standby.target);
}

it('loses no acknowledged order, refuses by 503 alone, and sells again by itself', async () => {
  await askServer(primary, `alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()');
  const product = await world.addProduct();
  let isOver = false;
  const bought = { before: 0, after: 0 };
  let hasFailedOver = false;
  const shop = async (server: Server) => {
    while (!isOver) {
      const buyer = world.createBuyer({ product, shop: () => server.address });
      expect(world.note(await buyer.finish())).toMatchObject({ kind: 'ordered' });
      bought[hasFailedOver ? 'after' : 'before']++;
    }
  };
  const failures = new Set<number>();
  const browse = async (server: Server) => {
    for (let page = 1; !isOver; page++) {
      const { status, body } = await fetch(`${server.address}/api/products?page=${page}`);
      await body?.cancel();
      if (status !== 200) failures.add(status);
      await sleep(20);
    }
  };
  const visits = [...world.servers.map(shop), ...world.servers.map(browse)];
  await eventually(() => expect(bought.before).toBeGreaterThan(3));
  await failOver();
  hasFailedOver = true;
  await eventually(() => expect(bought.after).toBeGreaterThan(3));
  isOver = true;
  await Promise.all(visits);

  expect([...failures].filter((status) => status !== 503)).toEqual([]);
  await world.settle();
  await expectNoViolations(world);
  await eventually(async () => {
    const ready = await (await fetch(`${reader.address}/readyz`)).json();
    expect(ready).toMatchObject({ status: 'ready', newEpochAt: expect.any(String) });
  });
  expect(reader.output()).toContain('failed over');
});

it('shows no price for good that the new primary never had', async () => {
  const product = await world.addProduct();
  await setPrice(world, writer, product, 40);
  // From here on, the standby receives nothing: what is committed now is lost.
  await stream.close();
  await burnTransactions(50);
  await setPrice(world, writer, product, 50);
  await eventually(async () => expect(await priceAt(reader, product)).toBe(50));
  for (let time = 0; time < 3; time++) expect(await priceAt(reader, product)).toBe(50);

  // The reader sees nothing of the change, nor of the transactions until the new ids pass the lost ones.
  reader.database.refuse(true);
  reader.database.cut();
  await failOver();
  await eventually(() => setPrice(world, writer, product, 60));
  await burnTransactions(100);
  reader.database.refuse(false);

  await eventually(async () => expect(await priceAt(reader, product)).toBe(60));
});

async function burnTransactions(count: number): Promise<void> {
  for (let each = 0; each < count; each++) await world.query('select pg_current_xact_id()');
}
