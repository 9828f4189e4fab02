import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { resolveClusterFolder } from './cluster.ts';
import { explainFailure, summarize } from './failure-summary.ts';
import { type Launcher, launch } from './launcher.ts';
import { clearLeftovers } from './leftovers.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { endPostmaster } from './postmaster-process.ts';
import { prepareSocketFolder } from './socket-folder.ts';
import { StartupError } from './startup-error.ts';

/** A running PostgreSQL server process. `ended` resolves with how it ended: 'by signal SIGKILL'. */
export type Postmaster = { pid: number; ended: Promise<string>; stop(): Promise<void> };

type PostmasterPlan = {
  binaries: PostgresBinaries;
  launcher: Launcher;
  dataFolder: string;
  /** The command-line settings; see settings.ts. */
  settings: string[];
  onLog: (line: string) => void;
  /** Milliseconds without a line of its log after which a start is given up; five minutes unless given. */
  longestSilence?: number;
};

/**
 * Starts PostgreSQL and waits until it answers, also for the recovery after a crash, and some seconds for
 * processes of a killed PostgreSQL to end. Throws a StartupError with PostgreSQL's reason, or if it is silent
 * for long. When `cancelled` is aborted, stops the process and throws.
 */
export async function startPostmaster(plan: PostmasterPlan, cancelled: AbortSignal): Promise<Postmaster> {
  const deadline = Date.now() + LEFTOVERS_TIMEOUT;
  while (true) {
    cancelled.throwIfAborted();
    await clearLeftovers(plan);
    await prepareSocketFolder(plan.dataFolder, plan.launcher.owner);
    const { postmaster, lastLog, readOutput } = run(plan);
    const { dataFolder, longestSilence = LONGEST_SILENCE } = plan;
    const start = { postmaster, dataFolder, lastLog, longestSilence, now: Date.now };
    if (await isReadyBeforeEnd(start, cancelled)) return postmaster;
    const output = await readOutput();
    if (!IN_USE.test(output) || Date.now() > deadline) throw explainFailure('start', output, plan.dataFolder);
    await delay(RETRY_INTERVAL, undefined, { signal: cancelled });
  }
}

/** PostgreSQL's errors while processes of an earlier one still hold its memory or its files. */
const IN_USE = /pre-existing shared memory block|lock file ".*" already exists/;
const LEFTOVERS_TIMEOUT = 20_000;
const RETRY_INTERVAL = 200;
const POLL_INTERVAL = 10;
const STOP_TIMEOUT = 20_000;
/** Longer than the checkpoint after a recovery, the only step of a start that logs no progress. */
const LONGEST_SILENCE = 300_000;
const DRAIN_TIME = 500;
const MAX_LINES = 50;

function run({ binaries, launcher, dataFolder, settings, onLog }: PostmasterPlan) {
  const child = launch(launcher, binaries.postgres, ['-D', resolveClusterFolder(dataFolder), ...settings]);
  const lines: string[] = [];
  let loggedAt = Date.now();
  for (const input of [child.stdout, child.stderr]) {
    if (input === null) continue;
    createInterface({ input }).on('line', (line) => {
      lines.push(line);
      loggedAt = Date.now();
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
  const lastLog = () => ({ line: lines.at(-1) ?? null, at: loggedAt });
  return { postmaster: toPostmaster(child, binaries), lastLog, readOutput };
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

type Start = {
  postmaster: Postmaster;
  dataFolder: string;
  /** The last line of PostgreSQL's log, and when it came; at first none, and the time of the start. */
  lastLog: () => { line: string | null; at: number };
  /** Milliseconds without a line after which the start is given up. */
  longestSilence: number;
  now: () => number;
};

/**
 * True once PostgreSQL answers, false if it ends before. Throws a StartupError, with PostgreSQL stopped, if
 * it does neither and logs nothing for long: a recovery may last for hours, but logs how far it is.
 */
export async function isReadyBeforeEnd(
  { postmaster, dataFolder, lastLog, longestSilence, now }: Start,
  cancelled: AbortSignal,
): Promise<boolean> {
  let hasEnded = false;
  const noteEnd = postmaster.ended.then(() => {
    hasEnded = true;
  });
  while (!hasEnded) {
    const file = await readPostmasterFile(resolveClusterFolder(dataFolder));
    if (file?.pid === postmaster.pid && file.isReady) return true;
    if (cancelled.aborted) await postmaster.stop();
    else if (now() - lastLog().at > longestSilence) {
      const reason = describeSilence(postmaster.pid, { line: lastLog().line, longestSilence, dataFolder });
      // What hangs on a broken disk does not stop either.
      await postmaster.stop().catch((error: unknown) => {
        reason.cause = error;
      });
      throw reason;
    }
    await Promise.race([noteEnd, delay(POLL_INTERVAL)]);
  }
  cancelled.throwIfAborted();
  return false;
}

type Silence = { line: string | null; longestSilence: number; dataFolder: string };

function describeSilence(pid: number, { line, longestSilence, dataFolder }: Silence): StartupError {
  const last = line === null ? 'Its log is empty.' : `The last line of its log: ${summarize(line)}.`;
  return new StartupError(
    `PostgreSQL (process ${pid}) does not get ready, and has logged nothing for ${longestSilence / 1_000} seconds. ` +
      `${last} Check the disk of ${dataFolder}, then start again; LOG_LEVEL=debug shows all of its log.`,
  );
}
