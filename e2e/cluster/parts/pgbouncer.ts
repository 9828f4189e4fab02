import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findFixedPort } from '../../faults/processes/free-port.ts';
import { giveToAccount, type Namespace, startNamespace } from './namespace.ts';
import { SUPERUSER } from './patroni-node.ts';

/** A pooler in transaction mode before HAProxy. It restarts on its port. */
export type Pooler = {
  port: number;
  start(): void;
  kill(): Promise<void>;
  signal: Namespace['signal'];
};

/** Prepares PgBouncer with the settings of docs/operating.md. */
export async function createPooler(folder: string, databasePort: number): Promise<Pooler> {
  const home = path.join(folder, 'pgbouncer');
  const port = await findFixedPort();
  const file = path.join(home, 'pgbouncer.ini');
  const settings = [
    '[databases]',
    `* = host=127.0.0.1 port=${databasePort} user=${SUPERUSER.user} password='${SUPERUSER.password}'`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 40',
    'max_client_conn = 1000',
    'server_login_retry = 1',
  ];
  await mkdir(home);
  await writeFile(file, settings.join('\n'));
  await chmod(file, 0o600);
  giveToAccount(home);
  let running: Namespace | null = null;
  return {
    port,
    start() {
      running = startNamespace('PgBouncer', [POOLER_PROGRAM, file]);
    },
    async kill() {
      await running?.kill();
    },
    signal: (signal) => running?.signal(signal),
  };
}

/** Debian installs it where only root's path leads. */
const POOLER_PROGRAM = '/usr/sbin/pgbouncer';
