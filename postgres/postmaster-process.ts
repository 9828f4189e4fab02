import { setTimeout as delay } from 'node:timers/promises';
import { DIRECT, runToEnd } from './launcher.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { readCommandLine, readProcessIdentity } from './process-identity.ts';
import { errorCode } from './system-errors.ts';

/** True if the process is a PostgreSQL server of this folder, not another program with a reused pid. */
export async function isPostmasterOf(clusterFolder: string, pid: number): Promise<boolean> {
  const command = await readCommandLine(pid);
  if (command === null) return false;
  // Windows shows the quotes around arguments, the other systems do not.
  const words = process.platform === 'win32' ? command.replaceAll('"', '') : command;
  const [program, ...rest] = `${words} `.split(` -D ${clusterFolder} `);
  return rest.length > 0 && /\bpostgres(\.exe)?( --single)?$/.test(program ?? '');
}

/**
 * Ends a PostgreSQL server process: cleanly (sessions are cut, everything is written), or after `patience`
 * milliseconds immediately, which costs a recovery at the next start but no data. Resolves with whether it
 * has ended. Only for a pid that is known to be PostgreSQL.
 */
export async function endPostmaster(
  binaries: PostgresBinaries,
  pid: number,
  patience: number,
): Promise<boolean> {
  const identity = await readProcessIdentity(pid);
  if (identity === null) return true;
  await signal(binaries, pid, 'INT');
  if (await hasEnded(pid, identity, patience)) return true;
  await signal(binaries, pid, 'QUIT');
  return hasEnded(pid, identity, QUIT_TIMEOUT);
}

/** PostgreSQL kills the rest of its processes 5 seconds after QUIT. */
const QUIT_TIMEOUT = 8_000;
const POLL_INTERVAL = 20;

async function hasEnded(pid: number, identity: string, patience: number): Promise<boolean> {
  const deadline = Date.now() + patience;
  while ((await readProcessIdentity(pid)) === identity) {
    if (Date.now() > deadline) return false;
    await delay(POLL_INTERVAL);
  }
  return true;
}

async function signal(binaries: PostgresBinaries, pid: number, name: 'INT' | 'QUIT'): Promise<void> {
  if (process.platform === 'win32') {
    // Windows has no signals; PostgreSQL emulates them.
    await runToEnd(DIRECT, binaries.pgCtl, ['kill', name, String(pid)]);
    return;
  }
  try {
    process.kill(pid, `SIG${name}`);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}
