import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { clusterFolderOf } from './cluster.ts';
import { failureOf } from './failure-summary.ts';
import { type Launcher, launch } from './launcher.ts';
import { clearLeftovers } from './leftovers.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { endPostmaster } from './postmaster-process.ts';
import { prepareSocketFolder } from './socket-folder.ts';

/** A running PostgreSQL server process. `ended` resolves with how it ended: 'by signal SIGKILL'. */
export type Postmaster = { pid: number; ended: Promise<string>; stop(): Promise<void> };

type PostmasterPlan = {
  binaries: PostgresBinaries;
  launcher: Launcher;
  dataFolder: string;
  /** The command-line settings; see settings.ts. */
  settings: string[];
  onLog: (line: string) => void;
};

/**
 * Starts PostgreSQL and waits until it answers, also for the recovery after a crash, and some seconds for
 * processes of a killed PostgreSQL to end. Throws a StartupError with PostgreSQL's reason. When `cancelled`
 * is aborted, stops the process and throws.
 */
export async function startPostmaster(plan: PostmasterPlan, cancelled: AbortSignal): Promise<Postmaster> {
  const deadline = Date.now() + LEFTOVERS_TIMEOUT;
  while (true) {
    cancelled.throwIfAborted();
    await clearLeftovers(plan);
    await prepareSocketFolder(plan.dataFolder, plan.launcher.owner);
    const { postmaster, readOutput } = run(plan);
    if (await isReadyBeforeEnd(plan, postmaster, cancelled)) return postmaster;
    const output = await readOutput();
    if (!IN_USE.test(output) || Date.now() > deadline) throw failureOf('start', output, plan.dataFolder);
    await delay(RETRY_INTERVAL, undefined, { signal: cancelled });
  }
}

/** PostgreSQL's errors while processes of an earlier one still hold its memory or its files. */
const IN_USE = /pre-existing shared memory block|lock file ".*" already exists/;
const LEFTOVERS_TIMEOUT = 20_000;
const RETRY_INTERVAL = 200;
const POLL_INTERVAL = 10;
const STOP_TIMEOUT = 20_000;
const DRAIN_TIME = 500;
const MAX_LINES = 50;

function run({ binaries, launcher, dataFolder, settings, onLog }: PostmasterPlan) {
  const child = launch(launcher, binaries.postgres, ['-D', clusterFolderOf(dataFolder), ...settings]);
  const lines: string[] = [];
  for (const input of [child.stdout, child.stderr]) {
    if (input === null) continue;
    createInterface({ input }).on('line', (line) => {
      lines.push(line);
      if (lines.length > MAX_LINES) lines.shift();
      onLog(line);
    });
  }
  const closed = new Promise((resolve) => child.once('close', resolve));
  const readOutput = async () => {
    // The last lines can arrive after the end, but a surviving process of PostgreSQL can hold the pipe open.
    await Promise.race([closed, delay(DRAIN_TIME)]);
    return lines.join('\n');
  };
  return { postmaster: toPostmaster(child, binaries), readOutput };
}

function toPostmaster(child: ChildProcess, binaries: PostgresBinaries): Postmaster {
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) =>
      resolve(signal === null ? `with code ${code}` : `by signal ${signal}`),
    );
    child.once('error', (error) => resolve(`because of ${error.message}`));
  });
  const stop = async () => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    if (!(await endPostmaster(binaries, child.pid, STOP_TIMEOUT)))
      throw new Error(`PostgreSQL (process ${child.pid}) does not stop.`);
    await ended;
  };
  return { pid: child.pid ?? 0, ended, stop };
}

async function isReadyBeforeEnd(
  { dataFolder }: PostmasterPlan,
  postmaster: Postmaster,
  cancelled: AbortSignal,
): Promise<boolean> {
  let hasEnded = false;
  const noteEnd = postmaster.ended.then(() => {
    hasEnded = true;
  });
  while (!hasEnded) {
    const file = await readPostmasterFile(clusterFolderOf(dataFolder));
    if (file?.pid === postmaster.pid && file.isReady) return true;
    if (cancelled.aborted) await postmaster.stop();
    await Promise.race([noteEnd, delay(POLL_INTERVAL)]);
  }
  cancelled.throwIfAborted();
  return false;
}
