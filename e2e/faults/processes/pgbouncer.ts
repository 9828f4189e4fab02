import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Connection } from '#postgres/ensure-database.ts';
import { eventually } from '#server/testing/eventually.ts';
import { reaching } from './database-server.ts';
import { findFixedPort } from './free-port.ts';
import { startRelay } from './relay.ts';
import type { RunningPooler } from './transaction-pooler.ts';

/** The program; its packages install it beside the commands of root. */
const PROGRAM = process.env.PGBOUNCER ?? '/usr/sbin/pgbouncer';

/** The account of nobody: PgBouncer does not run as root. */
const NOBODY = 65_534;

/** The version of the installed PgBouncer, such as 1.18; null without one. */
export const pgbouncerVersion = findVersion();

function findVersion(): string | null {
  const { stdout } = spawnSync(PROGRAM, ['--version'], { encoding: 'utf8' });
  return /^PgBouncer (\d+\.\d+)/.exec(stdout ?? '')?.[1] ?? null;
}

/** True if it can know prepared statements: from 1.21 on. */
export const canKnowNames = Number(pgbouncerVersion?.split('.')[1] ?? 0) >= 21;

/** Starts PgBouncer in transaction mode, with a few connections that it uses in turn. */
export async function startPgbouncer(
  { host, port, user, password }: Connection,
  { knowsNames }: { knowsNames: boolean },
): Promise<RunningPooler> {
  // The folder of a socket is private.
  const relay = await startRelay(reaching({ host, port, user, password, database: '' }).target);
  const own = await findFixedPort();
  const folder = await mkdtemp(path.join(tmpdir(), 'marigold-pgbouncer-'));
  const file = path.join(folder, 'pgbouncer.ini');
  const settings = [
    '[databases]',
    `* = host=127.0.0.1 port=${relay.port} user=${user} password='${password}'`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${own}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 4',
    'server_round_robin = 1',
    ...(canKnowNames ? [`max_prepared_statements = ${knowsNames ? 200 : 0}`] : []),
  ];
  await writeFile(file, settings.join('\n'), { mode: 0o600 });
  const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (account.uid) for (const each of [folder, file]) await chown(each, account.uid, account.gid);
  const child = spawn(PROGRAM, [file], { stdio: 'ignore', ...account });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  await eventually(() => isListening(own));
  return {
    port: own,
    async close() {
      process.off('exit', kill);
      const ended = once(child, 'exit');
      if (kill()) await ended;
      await relay.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function isListening(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
  });
}
