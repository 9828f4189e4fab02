import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '../faults/processes/buyer.ts';
import { insertProduct } from '../faults/support/insert-product.ts';
import { formatReport, type Measured } from './load/report.ts';
import { type Fault, survive } from './load/survive.ts';
import { type Cluster, startCluster } from './parts/cluster.ts';
import { missingPackages } from './parts/packages.ts';

/** Seconds without a sale, at most, as docs/operating.md promises. */
const PROMISED = {
  /** A purchase takes a second where nothing goes wrong. */
  none: 1,
  switchover: 3,
  kill: 10,
  /** The lease of the leader, and the time for which the others ask one that does not answer. */
  hang: 14,
};

/** Milliseconds that a part hangs or is away: longer than every timeout in between. */
const AWAY = 30_000;

const missing = missingPackages.join(', ');
const measured: Measured[] = [];
let cluster: Cluster;
let product: Product;

describe.skipIf(missing)(`a cluster under load${missing ? ` (missing: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    cluster = await startCluster();
    product = await insertProduct(cluster.query);
  });
  afterAll(async () => {
    await cluster?.close();
    process.stdout.write(`\n${formatReport(measured)}\n`);
  });

  const loseNothing = (fault: Fault) => () => survive(cluster, product, fault, (row) => measured.push(row));

  it(
    'switchover: a standby leads by command',
    loseNothing({
      scenario: 'switchover by command',
      bound: PROMISED.switchover,
      strike: ({ databases }) => databases.switchOver(),
    }),
  );

  it(
    'kill of PostgreSQL: a standby leads after kill -9 of that of the leader',
    loseNothing({
      scenario: 'kill -9 of PostgreSQL of the leader',
      bound: PROMISED.kill,
      strike: async ({ databases }) => (await databases.leader()).killPostgres(),
    }),
  );

  it(
    'kill of the leader: a standby leads after kill -9 of Patroni and PostgreSQL',
    loseNothing({
      scenario: 'kill -9 of the whole leader',
      bound: PROMISED.kill,
      strike: async ({ databases }) => (await databases.leader()).kill(),
    }),
  );

  it(
    'hang of the leader: a standby leads, and the former leader follows it once it goes on',
    loseNothing({
      scenario: 'SIGSTOP of the leader for 30 s, then SIGCONT',
      bound: PROMISED.hang,
      async strike({ databases }) {
        const leader = await databases.leader();
        leader.signal('SIGSTOP');
        await sleep(AWAY);
        leader.signal('SIGCONT');
      },
    }),
  );

  it(
    'kill of the standby: the other standby takes the place of the synchronous one',
    loseNothing({
      scenario: 'kill -9 of the synchronous standby',
      bound: PROMISED.switchover,
      strike: async ({ databases }) => (await databases.synchronousStandby()).kill(),
    }),
  );

  it(
    'etcd: the leader goes on while it is away',
    loseNothing({
      scenario: 'etcd away for 30 s',
      bound: PROMISED.switchover,
      async strike({ databases: { etcd } }) {
        await etcd.kill();
        await sleep(AWAY);
        await etcd.start();
      },
    }),
  );

  it(
    'kill of a shop: the other sells after kill -9 of one',
    loseNothing({
      scenario: 'kill -9 of one shop',
      bound: PROMISED.none,
      isUnnoticed: true,
      strike: async ({ shops: [shop] }) => shop?.kill(),
    }),
  );

  it(
    'hang of a shop: the other sells while one hangs',
    loseNothing({
      scenario: 'SIGSTOP of one shop for 30 s, then SIGCONT',
      bound: PROMISED.switchover,
      async strike({ shops: [shop] }) {
        shop?.process.signal('SIGSTOP');
        await sleep(AWAY);
        shop?.process.signal('SIGCONT');
      },
    }),
  );

  it(
    'rolling restart: one shop after the other, and nobody notices',
    loseNothing({
      scenario: 'rolling restart of both shops',
      bound: PROMISED.none,
      isUnnoticed: true,
      async strike({ shops, haproxy }) {
        for (const shop of shops) {
          expect(await shop.stop()).toBe(0);
          await shop.start();
          await haproxy.knows(shop);
        }
      },
    }),
  );

  it(
    'HAProxy: it is killed and started again',
    loseNothing({
      scenario: 'kill -9 of HAProxy, then its start',
      bound: PROMISED.switchover,
      async strike({ haproxy }) {
        await haproxy.kill();
        await haproxy.start();
      },
    }),
  );
});
