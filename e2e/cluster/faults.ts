import { expect } from 'vitest';
import { START } from '../faults/processes/shop-server.ts';
import { type Cluster, upgradedFrom } from './parts/cluster.ts';

/** Undoes a fault. Servers of shop and database that have ended are started without it. */
type Repair = () => Promise<void> | void;

export type Fault = {
  name: string;
  /** Seconds without a sale, at most, on a machine with a free core; see docs/operating.md. */
  bound: number;
  /** What the bound consists of. */
  why: string;
  inject: (cluster: Cluster) => Promise<Repair | undefined>;
  /** Seconds that it lasts at least. Otherwise it is repaired once the shop sells again. */
  lasts?: number;
  /** Nothing can be sold until it is repaired: the bound counts from the repair. */
  stopsSales?: boolean;
  /** No request fails and no page. */
  isUnnoticed?: boolean;
  /** Pages are shown from what is kept, with a notice, and no price at the checkout. */
  showsKept?: boolean;
};

/** Something that hangs by SIGSTOP, and goes on by SIGCONT. */
type Stoppable = { signal(signal: 'SIGSTOP' | 'SIGCONT'): void };

/** Seconds: longer than the lease of a leader. */
const BEYOND_LEASE = 10;

/** Seconds: longer than HAProxy takes to see that a server hangs. */
const BEYOND_CHECKS = 6;

const LEASE = 'the lease of the leader (7), others that ask it in vain (2), a promotion, HAProxy';
const STANDBY_LEASE = 'the lease of the standby (7), then Patroni names the other one';
const THREE_CHECKS = 'three checks of HAProxy, each a second where nothing answers';

/** What happens to each part, from the shops to the databases. */
export const FAULTS: readonly Fault[] = [
  {
    name: upgradedFrom ? 'rolling upgrade of both shops' : 'rolling restart of both shops',
    bound: 1,
    why: 'a shop that stops is not ready first, and finishes its requests',
    isUnnoticed: true,
    async inject({ shops, haproxy }) {
      for (const shop of shops) {
        expect(await shop.stop()).toBe(0);
        await shop.start({}, START);
        await haproxy.knows(shop);
      }
      return undefined;
    },
  },
  {
    name: 'kill -9 of a shop',
    bound: 1,
    why: 'HAProxy asks the other one again',
    isUnnoticed: true,
    async inject({ shops: [shop] }) {
      await shop?.kill();
      return undefined;
    },
  },
  {
    name: 'hang of a shop',
    bound: 3,
    why: THREE_CHECKS,
    lasts: BEYOND_CHECKS,
    inject: async ({ shops: [shop] }) => hang(shop?.process),
  },
  {
    name: 'kill -9 of PgBouncer',
    bound: 3,
    why: 'its shop is not ready, and the other one sells',
    lasts: BEYOND_CHECKS,
    inject: async ({ pooler }) => {
      await pooler.kill();
      return () => pooler.start();
    },
  },
  {
    name: 'hang of PgBouncer',
    bound: 3,
    why: THREE_CHECKS,
    lasts: BEYOND_CHECKS,
    inject: async ({ pooler }) => hang(pooler),
  },
  {
    name: 'kill -9 of HAProxy',
    bound: 3,
    why: 'its start, and its first checks',
    stopsSales: true,
    async inject({ haproxy }) {
      await haproxy.kill();
      return () => haproxy.start();
    },
  },
  {
    name: 'hang of HAProxy',
    bound: 3,
    why: 'its checks, which are all late',
    lasts: 5,
    stopsSales: true,
    inject: async ({ haproxy }) => hang(haproxy),
  },
  {
    name: 'kill -9 of the payment provider',
    bound: 3,
    why: 'its start',
    lasts: 3,
    stopsSales: true,
    async inject({ emulator }) {
      await emulator.kill();
      return () => emulator.start();
    },
  },
  {
    name: 'hang of the payment provider',
    bound: 3,
    why: 'the purchases that wait for it are finished',
    lasts: 5,
    stopsSales: true,
    inject: async ({ emulator }) => hang(emulator.process),
  },
  {
    name: 'hang of one etcd',
    bound: 3,
    why: 'Patroni asks the next one after a second',
    lasts: BEYOND_LEASE,
    inject: async ({ databases: { etcds } }) => hang(etcds[0]),
  },
  {
    name: 'kill -9 of all etcd',
    bound: 3,
    why: 'the leader goes on while all nodes answer it (failsafe_mode)',
    lasts: BEYOND_LEASE,
    async inject({ databases: { etcds } }) {
      await Promise.all(etcds.map((etcd) => etcd.kill()));
      return async () => {
        await Promise.all(etcds.map((etcd) => etcd.start()));
      };
    },
  },
  {
    name: 'switchover by command',
    bound: 3,
    why: 'the checkpoint of the leader, a promotion, HAProxy',
    async inject({ databases }) {
      await databases.switchOver();
      return undefined;
    },
  },
  {
    name: 'kill -9 of the synchronous standby',
    bound: 3,
    why: 'Patroni names the other one in its next look',
    async inject({ databases }) {
      await (await databases.synchronousStandby()).kill();
      return undefined;
    },
  },
  {
    name: 'hang of the synchronous standby',
    bound: 10,
    why: STANDBY_LEASE,
    inject: async ({ databases }) => hang(await databases.synchronousStandby()),
  },
  {
    name: 'kill -9 of PostgreSQL of the leader',
    bound: 10,
    why: 'Patroni releases the lease, a promotion, HAProxy',
    async inject({ databases }) {
      (await databases.leader()).killPostgres();
      return undefined;
    },
  },
  {
    name: 'kill -9 of the whole leader',
    bound: 10,
    why: 'the lease of the leader (7), a promotion, HAProxy',
    async inject({ databases }) {
      await (await databases.leader()).kill();
      return undefined;
    },
  },
  {
    name: 'hang of the leader',
    bound: 14,
    why: LEASE,
    inject: async ({ databases }) => hang(await databases.leader()),
  },
  {
    name: 'leader cut off from etcd and the other nodes, not from the shops',
    bound: 14,
    why: LEASE,
    inject: async ({ databases }) => databases.isolate(await databases.leader()),
  },
  {
    name: 'kill -9 of all databases',
    bound: 15,
    why: 'the start of Patroni and PostgreSQL, the recovery of the leader, HAProxy',
    lasts: 5,
    stopsSales: true,
    showsKept: true,
    async inject({ databases }) {
      await Promise.all(databases.nodes.map((node) => node.kill()));
      return undefined;
    },
  },
];

function hang(part: Stoppable | undefined): Repair {
  part?.signal('SIGSTOP');
  return () => part?.signal('SIGCONT');
}
