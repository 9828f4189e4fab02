import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { dyingWithUs } from '#scripts/dying-with-us.ts';
import { type Child, startProgram } from '../../faults/processes/child.ts';
import { findFixedPort } from '../../faults/processes/free-port.ts';
import { TIMING } from './timing.ts';
import { waitFor } from './wait-for.ts';

/** The way to the primary for the shops, and to the shops for their buyers. */
export type HaProxy = {
  /** Leads to the database that Patroni says leads. */
  databasePort: number;
  shop: string;
  start(): Promise<void>;
  kill(): Promise<void>;
  signal: Child['signal'];
  /** Resolves once it sends requests to this shop. */
  knows(shop: { address: string }): Promise<void>;
};

export type Backends = {
  databases: readonly { name: string; postgresPort: number; restPort: number }[];
  shops: readonly { port: number }[];
};

/** Starts HAProxy with the settings of docs/operating.md. It restarts on its ports. */
export async function startHaProxy(folder: string, backends: Backends): Promise<HaProxy> {
  const [databasePort, shopPort] = [await findFixedPort(), await findFixedPort()];
  const file = path.join(folder, 'haproxy.cfg');
  const socket = path.join(folder, 'haproxy.sock');
  await writeFile(file, configure({ ...backends, databasePort, shopPort, socket }));
  const shop = `http://127.0.0.1:${shopPort}`;
  let child: Child | null = null;
  return {
    databasePort,
    shop,
    async start() {
      const running = startProgram('HAProxy', [...dyingWithUs(), PROGRAM, '-db', '-f', file]);
      child = running;
      await waitFor('HAProxy answers', async () => {
        if (!running.isRunning()) throw new Error(`HAProxy ended:\n${running.output()}`);
        return (await fetch(shop, { method: 'HEAD' }).catch(() => null)) !== null;
      });
    },
    kill: async () => void (await child?.end('SIGKILL')),
    signal: (signal) => child?.signal(signal),
    async knows({ address }) {
      const index = backends.shops.findIndex(({ port }) => address.endsWith(`:${port}`));
      await waitFor(`HAProxy knows ${address}`, async () =>
        (await ask(socket, 'show stat')).some(
          (line) => line.startsWith(`selling,shop${index + 1},`) && line.split(',')[STATUS] === 'UP',
        ),
      );
    },
  };
}

/** Debian installs it where only root's path leads. */
const PROGRAM = '/usr/sbin/haproxy';

/** The field of a line of HAProxy's statistics that says whether a server is up. */
const STATUS = 17;

/** The lines of its answer to a command. */
async function ask(socket: string, command: string): Promise<string[]> {
  const connection = connect(socket);
  connection.write(`${command}\n`);
  return (await text(connection)).split('\n');
}

function configure({
  databases,
  shops,
  databasePort,
  shopPort,
  socket,
}: Backends & { databasePort: number; shopPort: number; socket: string }): string {
  return `
global
  stats socket ${socket} mode 600

defaults
  timeout connect 2s
  timeout check ${TIMING.checkTimeout}
  default-server ${TIMING.check}

listen primary
  bind 127.0.0.1:${databasePort}
  mode tcp
  timeout client 1h
  timeout server 1h
  option httpchk OPTIONS /primary
  http-check expect status 200
${databases.map(({ name, postgresPort, restPort }) => `  server ${name} 127.0.0.1:${postgresPort} check port ${restPort}`).join('\n')}

frontend shop
  bind 127.0.0.1:${shopPort}
  mode http
  timeout client 75s
  # While no shop can sell, those that live still show what they keep.
  default_backend selling
  use_backend showing if { nbsrv(selling) eq 0 }

backend selling
  mode http
  timeout server 60s
  timeout queue 2s
  option httpchk GET /readyz
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response
${listShops(shops)}

backend showing
  mode http
  timeout server 60s
  timeout queue 2s
  option httpchk GET /healthz
${listShops(shops)}
`;
}

function listShops(shops: Backends['shops']): string {
  return shops.map(({ port }, index) => `  server shop${index + 1} 127.0.0.1:${port} check`).join('\n');
}
