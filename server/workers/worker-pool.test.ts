import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../create-log.ts';
import type { FromWorker, ToWorker, WorkerStart } from './messages.ts';
import { replacementPause, startWorkerPool } from './worker-pool.ts';

const START: WorkerStart = {
  port: 3000,
  address: 'http://127.0.0.1:3000',
  database: { url: 'postgres://x' },
  demoPayments: null,
};

const INVALIDATED = {
  kind: 'invalidated',
  invalidation: { epoch: 'one', transaction: '7', tags: ['product:lamp'] },
} as const satisfies FromWorker;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A pool of workers that obey, unless the test makes them end or hang. */
function openPool(count = 2) {
  const workers: ReturnType<typeof forkOne>[] = [];
  const heard: FromWorker[] = [];
  function forkOne() {
    let say: (message: FromWorker) => void = () => undefined;
    let end: (how: number | string) => void = () => undefined;
    const received: ToWorker[] = [];
    const state = { hangs: false };
    const process = {
      pid: 1,
      send(message: ToWorker) {
        received.push(message);
        if (message.kind === 'open') say({ kind: 'opened' });
        if (message.kind === 'listen') say({ kind: 'listening' });
        if (message.kind === 'ping' && !state.hangs)
          say({ kind: 'pong', health: { blockedFor: 0, failures: [] } });
        if (message.kind === 'stop') end(0);
      },
      kill: () => end('SIGKILL'),
      onMessage: (listener: typeof say) => {
        say = listener;
      },
      onEnd: (listener: typeof end) => {
        end = listener;
      },
    };
    return {
      process,
      received,
      state,
      kinds: () => received.map(({ kind }) => kind),
      say: (message: FromWorker) => say(message),
      end: (how: number | string) => end(how),
    };
  }
  const pool = startWorkerPool({
    count,
    fork: () => {
      const worker = forkOne();
      workers.push(worker);
      return worker.process;
    },
    onMessage: (message) => void heard.push(message),
    log: createLog('silent'),
  });
  const start = async () => {
    await pool.open(START);
    await pool.listen();
  };
  return { pool, workers, heard, start };
}

describe('a pool of workers', () => {
  it('opens all of them before one listens', async () => {
    const { pool, workers } = openPool(3);
    await pool.open(START);
    expect(workers.map(({ kinds }) => kinds())).toEqual([['open'], ['open'], ['open']]);
    await pool.listen();
    expect(workers.map(({ kinds }) => kinds().at(-1))).toEqual(['listen', 'listen', 'listen']);
  });

  it('refuses to start when one ends before it listens', async () => {
    const { pool, workers } = openPool();
    workers[1]?.end(1);
    await expect(pool.open(START)).rejects.toThrow('Worker 2 ended while it started (1).');
  });

  it('kills and replaces one that hangs for half a minute, and no other', async () => {
    const { pool, workers, start } = openPool();
    await start();
    if (workers[1]) workers[1].state.hangs = true;
    vi.advanceTimersByTime(30_000);
    expect(workers).toHaveLength(2);
    vi.advanceTimersByTime(5_001);
    expect(workers).toHaveLength(3);
    vi.advanceTimersByTime(300_000);
    expect(workers).toHaveLength(3);
    await pool.stop();
  });

  it('keeps one that answers again in time', async () => {
    const { pool, workers, start } = openPool(1);
    await start();
    if (workers[0]) workers[0].state.hangs = true;
    vi.advanceTimersByTime(25_000);
    workers[0]?.say({ kind: 'pong', health: { blockedFor: 0, failures: [] } });
    vi.advanceTimersByTime(25_000);
    expect(workers).toHaveLength(1);
    await pool.stop();
  });

  it('notifies the others, and the primary process, of what one has invalidated', async () => {
    const { workers, heard, start } = openPool(3);
    await start();
    workers[1]?.say(INVALIDATED);
    expect(workers.map(({ kinds }) => kinds().includes('invalidated'))).toEqual([true, false, true]);
    expect(heard).toContainEqual(INVALIDATED);
  });

  it('replaces one that ends, which opens before it listens', async () => {
    const { workers, start } = openPool();
    await start();
    await vi.advanceTimersByTimeAsync(60_000);
    workers[0]?.end('SIGKILL');
    await vi.advanceTimersByTimeAsync(1);
    expect(workers).toHaveLength(3);
    expect(workers[2]?.received[0]).toEqual({ kind: 'open', worker: 1, start: START });
    expect(workers[2]?.kinds()).toEqual(['open', 'listen']);
  });

  it('waits ever longer before it replaces those that end soon', async () => {
    const { workers, start } = openPool(1);
    await start();
    for (const pause of [500, 1_000, 2_000]) {
      const before = workers.length;
      workers.at(-1)?.end(1);
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(workers).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(workers).toHaveLength(before + 1);
    }
    expect([0, 1, 7, 100].map(replacementPause)).toEqual([0, 500, 30_000, 30_000]);
  });

  it('replaces none that ends because it is to stop, and none after', async () => {
    const { pool, workers, start } = openPool();
    await start();
    workers[0]?.end(1);
    await pool.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(workers).toHaveLength(2);
    expect(workers[1]?.kinds().at(-1)).toBe('stop');
  });
});
