import { describe, expect, it } from 'vitest';
import type { Postmaster } from './postmaster.ts';
import { supervise } from './supervisor.ts';

describe('supervision', () => {
  it('reports why the first start failed', async () => {
    const start = () => Promise.reject(new Error('no disk'));
    await expect(supervise(start, () => {})).rejects.toThrow('no disk');
  });

  it('restarts an ended PostgreSQL, also when the first attempt fails', async () => {
    const { start, made, failNext } = makeStarter();
    const log: string[] = [];
    const supervised = await supervise(start, (line) => log.push(line));
    failNext();
    made[0]?.end();
    await expect.poll(() => supervised.pid()).toBe(2);
    expect(log).toEqual([
      'PostgreSQL (process 1) ended by signal SIGKILL; starting it again in 100 ms.',
      'PostgreSQL did not start: no memory',
      'PostgreSQL runs again (process 2).',
    ]);
    await supervised.stop();
    expect(made.map(({ isRunning }) => isRunning)).toEqual([false, false]);
  });

  it('stays stopped', async () => {
    const { start, made } = makeStarter();
    await (await supervise(start, () => {})).stop();
    expect(made).toHaveLength(1);
  });

  it('stops while it waits for a restart', async () => {
    const { start, made } = makeStarter();
    const supervised = await supervise(start, () => {});
    made[0]?.end();
    await supervised.stop();
    expect(made).toHaveLength(1);
  });

  it('stops a PostgreSQL that started while it was being stopped', async () => {
    const { start, made, holdNext } = makeStarter();
    const supervised = await supervise(start, () => {});
    const release = holdNext();
    made[0]?.end();
    await expect.poll(() => made.length).toBe(2);
    const stopped = supervised.stop();
    release();
    await stopped;
    expect(made.map(({ isRunning }) => isRunning)).toEqual([false, false]);
  });
});

/** Postmasters that are no processes. */
function makeStarter() {
  const made: { isRunning: boolean; end: () => void }[] = [];
  let isFailing = false;
  let gate = Promise.resolve();
  return {
    made,
    failNext: () => {
      isFailing = true;
    },
    holdNext: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    start: async (): Promise<Postmaster> => {
      if (isFailing) {
        isFailing = false;
        throw new Error('no memory');
      }
      const { promise, resolve } = Promise.withResolvers<string>();
      const postmaster = { isRunning: true, end: () => stop('by signal SIGKILL') };
      const stop = (how: string) => {
        postmaster.isRunning = false;
        resolve(how);
      };
      const pid = made.push(postmaster);
      await gate;
      return { pid, ended: promise, stop: async () => stop('with code 0') };
    },
  };
}
