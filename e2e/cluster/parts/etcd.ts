import path from 'node:path';
import { dyingWithUs, startProgram } from '../../faults/processes/child.ts';
import { findFixedPort } from '../../faults/processes/free-port.ts';
import { waitFor } from './wait-for.ts';

/** Where Patroni keeps who leads. */
export type Etcd = { port: number; start(): Promise<void>; kill(): Promise<void> };

/** Starts one etcd, which restarts on its data and port. */
export async function startEtcd(folder: string): Promise<Etcd> {
  const [port, peerPort] = [await findFixedPort(), await findFixedPort()];
  const [clients, peers] = [port, peerPort].map((each) => `http://127.0.0.1:${each}`);
  const command = [
    ...['etcd', '--name=etcd', `--data-dir=${path.join(folder, 'etcd')}`, '--log-level=warn'],
    ...[`--listen-client-urls=${clients}`, `--advertise-client-urls=${clients}`],
    ...[`--listen-peer-urls=${peers}`, `--initial-advertise-peer-urls=${peers}`],
    // Debian 12's Patroni loses acknowledged orders by the third version of the protocol.
    ...[`--initial-cluster=etcd=${peers}`, '--enable-v2'],
  ];
  const run = () => startProgram('etcd', [...dyingWithUs(), ...command]);
  const isHealthy = async () => (await fetch(`${clients}/health`).catch(() => null))?.ok === true;
  let child = run();
  await waitFor('etcd answers', isHealthy);
  return {
    port,
    async start() {
      child = run();
      await waitFor('etcd answers', isHealthy);
    },
    kill: async () => void (await child.end('SIGKILL')),
  };
}
