import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findFixedPort } from '../../faults/processes/free-port.ts';
import { type Relay, startRelay } from '../../faults/processes/relay.ts';
import { giveToAccount, type Namespace, startNamespace } from './namespace.ts';
import { postgresPrograms } from './packages.ts';
import { TIMING } from './timing.ts';

export const SUPERUSER = { user: 'postgres', password: 'superuser-of-the-cluster' };
const REPLICATOR = { username: 'replicator', password: 'replicator-of-the-cluster' };

/** One PostgreSQL with its Patroni. */
export type PatroniNode = {
  name: string;
  /** Ports of PostgreSQL and of Patroni's REST interface. */
  postgresPort: number;
  restPort: number;
  start(): void;
  /** kill -9 of Patroni and PostgreSQL. */
  kill(): Promise<void>;
  /** kill -9 of PostgreSQL, which Patroni survives. */
  killPostgres(): void;
  signal: Namespace['signal'];
  /** By which it reaches etcd, and by which the other nodes reach it. */
  links: Links;
  output(): string;
};

/** HAProxy and the shops go past them: a node can be cut off from the cluster, and not from its clients. */
type Links = { etcds: readonly Relay[]; postgres: Relay; rest: Relay };

/** Prepares a node of the cluster; the first that starts initializes it. */
export async function createPatroniNode(
  folder: string,
  name: string,
  etcdPorts: readonly number[],
): Promise<PatroniNode> {
  const home = path.join(folder, name);
  await mkdir(home, { mode: 0o700 });
  const [postgresPort, restPort] = [await findFixedPort(), await findFixedPort()];
  const linkTo = (port: number) => startRelay({ host: '127.0.0.1', port });
  const links: Links = {
    etcds: await Promise.all(etcdPorts.map(linkTo)),
    postgres: await linkTo(postgresPort),
    rest: await linkTo(restPort),
  };
  const file = path.join(home, 'patroni.json');
  // JSON is YAML.
  await writeFile(file, JSON.stringify(configure({ home, name, postgresPort, restPort, links })));
  giveToAccount(home);
  let running: Namespace | null = null;
  let earlier = '';
  const namespace = () => {
    if (!running) throw new Error(`${name} was never started`);
    return running;
  };
  return {
    name,
    postgresPort,
    restPort,
    start() {
      if (running?.process.isRunning()) return;
      earlier += running?.process.output() ?? '';
      running = startNamespace(name, ['patroni', file]);
    },
    async kill() {
      await running?.kill();
    },
    killPostgres() {
      const [postmaster] = namespace().find(/^\S*postgres -D /);
      if (postmaster === undefined) throw new Error(`${name} has no PostgreSQL`);
      process.kill(postmaster, 'SIGKILL');
    },
    signal: (signal) => namespace().signal(signal),
    links,
    output: () => earlier + (running?.process.output() ?? ''),
  };
}

type Place = { home: string; name: string; postgresPort: number; restPort: number; links: Links };

function configure({ home, name, postgresPort, restPort, links }: Place): object {
  const at = (port: number) => `127.0.0.1:${port}`;
  return {
    scope: 'shop',
    name,
    restapi: { listen: at(restPort), connect_address: at(links.rest.port) },
    // As proxies: else it asks etcd for its addresses, and goes past the links.
    etcd: { hosts: links.etcds.map(({ port }) => at(port)), use_proxies: true },
    bootstrap: {
      dcs: {
        ...TIMING.patroni,
        synchronous_mode: true,
        failsafe_mode: true,
        // A primary that crashed does not recover in place while a standby can lead.
        primary_start_timeout: 0,
        postgresql: {
          use_pg_rewind: true,
          // Processes are killed here, not the machine: what is written needs no disk to survive.
          parameters: { max_connections: 300, wal_keep_size: '512MB', shared_buffers: '64MB', fsync: 'off' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: at(postgresPort),
      connect_address: at(links.postgres.port),
      data_dir: path.join(home, 'data'),
      bin_dir: postgresPrograms,
      pgpass: path.join(home, 'pgpass'),
      authentication: {
        superuser: { username: SUPERUSER.user, password: SUPERUSER.password },
        replication: REPLICATOR,
      },
      parameters: { unix_socket_directories: home },
      pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256'],
    },
  };
}
