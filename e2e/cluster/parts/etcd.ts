import path from 'node:path';
import { dyingWithUs } from '#scripts/dying-with-us.ts';
import { type Child, startProgram } from '../../faults/processes/child.ts';
import { findFixedPort } from '../../faults/processes/free-port.ts';
import { waitFor } from './wait-for.ts';

/** One of those that keep who leads. It restarts on its data and ports. */
export type Etcd = {
  port: number;
  /** Resolves once most of them agree. */
  start(): Promise<void>;
  kill(): Promise<void>;
  signal: Child['signal'];
};

type Place = { name: string; port: number; clients: string; peers: string };

/** Prepares three etcd, of which one may be away. They answer once two of them have been started. */
export async function createEtcds(folder: string): Promise<Etcd[]> {
  const places: Place[] = [];
  for (const name of ['etcd1', 'etcd2', 'etcd3']) {
    const port = await findFixedPort();
    const peers = `http://127.0.0.1:${await findFixedPort()}`;
    places.push({ name, port, clients: `http://127.0.0.1:${port}`, peers });
  }
  const all = places.map(({ name, peers }) => `${name}=${peers}`).join(',');
  return places.map((place) => createEtcd(folder, place, all));
}

function createEtcd(folder: string, { name, port, clients, peers }: Place, all: string): Etcd {
  const command = [
    ...['etcd', `--name=${name}`, `--data-dir=${path.join(folder, name)}`, '--log-level=warn'],
    ...[`--listen-client-urls=${clients}`, `--advertise-client-urls=${clients}`],
    ...[`--listen-peer-urls=${peers}`, `--initial-advertise-peer-urls=${peers}`],
    // Debian 12's Patroni loses acknowledged orders by the third version of the protocol.
    ...[`--initial-cluster=${all}`, '--enable-v2'],
  ];
  let child: Child | null = null;
  const isHealthy = async () => (await fetch(`${clients}/health`).catch(() => null))?.ok === true;
  return {
    port,
    async start() {
      child = startProgram(name, [...dyingWithUs(), ...command]);
      await waitFor(`${name} answers`, isHealthy);
    },
    kill: async () => void (await child?.end('SIGKILL')),
    signal: (signal) => child?.signal(signal),
  };
}
