import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resolveClusterFolder } from './cluster.ts';
import { DIRECT } from './launcher.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { isReadyBeforeEnd, type Postmaster, startPostmaster } from './postmaster.ts';
import { readProcessIdentity } from './process-identity.ts';
import { StartupError } from './startup-error.ts';
import { createTestBench } from './test-support.ts';

const bench = createTestBench();
const NEVER = new AbortController().signal;

/** A data folder with an empty cluster. */
async function makeFolder(): Promise<string> {
  const dataFolder = await bench.makeDataFolderPath();
  await mkdir(resolveClusterFolder(dataFolder), { recursive: true });
  return dataFolder;
}

/** A postmaster that is no process, and a clock that goes on by a second with each look at it. */
async function makeStart() {
  const dataFolder = await makeFolder();
  const { promise: ended, resolve } = Promise.withResolvers<string>();
  const state = { now: 0, stops: 0, log: { line: null as string | null, at: 0 } };
  const postmaster: Postmaster = {
    pid: 7,
    ended,
    stop: async () => {
      state.stops += 1;
      resolve('with code 0');
    },
  };
  return {
    state,
    postmaster,
    say(line: string) {
      state.log = { line, at: state.now };
    },
    getReady: () =>
      writeFile(
        join(resolveClusterFolder(dataFolder), 'postmaster.pid'),
        ['7', ...'......', 'ready'].join('\n'),
      ),
    /** `onLook`: what happens before the silence is looked at. */
    wait: (onLook: () => void | Promise<void> = () => {}, cancelled = NEVER) =>
      isReadyBeforeEnd(
        {
          postmaster,
          dataFolder,
          longestSilence: 10_000,
          lastLog: () => state.log,
          now: () => {
            state.now += 1_000;
            void onLook();
            return state.now;
          },
        },
        cancelled,
      ),
  };
}

describe('a start of PostgreSQL', () => {
  it('that logs nothing for long is given up, and PostgreSQL stopped', async () => {
    const { state, say, wait } = await makeStart();
    const refused = await wait(() => {
      if (state.now === 3_000) say('LOG:  syncing data directory (fsync), elapsed time: 10.00 s');
    }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartupError);
    expect(String(refused)).toMatch(
      /\(process 7\) .* logged nothing for 10 seconds\. The last line of its log: LOG: +syncing data directory/,
    );
    expect([state.stops, state.now]).toEqual([1, 14_000]);
  });

  it('lasts as long as it takes while the log goes on, and then answers', async () => {
    const { state, say, getReady, wait } = await makeStart();
    const isReady = await wait(async () => {
      if (state.now % 9_000 === 0) say('LOG:  redo in progress');
      if (state.now === 60_000) await getReady();
    });
    expect(isReady).toBe(true);
    expect(state.now).toBeGreaterThanOrEqual(60_000);
    expect(state.stops).toBe(0);
  });

  it('that is silent says so, also if PostgreSQL does not stop', async () => {
    const { postmaster, wait } = await makeStart();
    postmaster.stop = () => Promise.reject(new Error('it does not stop'));
    await expect(wait()).rejects.toThrow('has logged nothing for 10 seconds. Its log is empty.');
  });

  it('ends with its process', async () => {
    const { state, postmaster, wait } = await makeStart();
    const isReady = await wait(async () => {
      if (state.now === 3_000) await postmaster.stop();
    });
    expect(isReady).toBe(false);
  });

  it('is stopped when it is canceled', async () => {
    const { state, wait } = await makeStart();
    const stopping = new AbortController();
    stopping.abort(new Error('the shop stops'));
    await expect(wait(() => {}, stopping.signal)).rejects.toThrow('the shop stops');
    expect(state.stops).toBe(1);
  });

  it.runIf(process.platform !== 'win32')('leaves no silent process behind', async () => {
    const dataFolder = await makeFolder();
    const postgres = join(dataFolder, 'postgres.sh');
    await writeFile(postgres, '#!/bin/sh\nexec sleep 600\n');
    await chmod(postgres, 0o755);
    const binaries = { ...(await findPostgresBinaries()), postgres };
    const plan = { binaries, launcher: DIRECT, dataFolder, settings: [], onLog: () => {}, longestSilence: 0 };
    const refused = await startPostmaster(plan, NEVER).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartupError);
    const [, pid] = /process (\d+)/.exec(String(refused)) ?? [];
    expect(String(refused)).toContain('Its log is empty.');
    expect(await readProcessIdentity(Number(pid))).toBeNull();
  });
});
