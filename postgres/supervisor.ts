import { setTimeout as delay } from 'node:timers/promises';
import type { Postmaster } from './postmaster.ts';

type Start = (cancelled: AbortSignal) => Promise<Postmaster>;

/**
 * Starts PostgreSQL and restarts it whenever it ends, until `stop`. Throws when the first start fails; later
 * ones are retried without limit, with pauses that grow from 0.1 to 10 seconds until it runs for a minute.
 */
export async function supervise(start: Start, onLog: (line: string) => void) {
  const stopping = new AbortController();
  let current = await start(stopping.signal);
  const watching = watch();
  return {
    pid: () => current.pid,
    stop: async () => {
      stopping.abort();
      await current.stop();
      await watching;
    },
  };

  async function watch(): Promise<void> {
    let pause = SHORTEST_PAUSE;
    while (true) {
      const startedAt = Date.now();
      const end = await current.ended;
      if (stopping.signal.aborted) return;
      if (Date.now() - startedAt > STABLE_TIME) pause = SHORTEST_PAUSE;
      onLog(`PostgreSQL (process ${current.pid}) ended ${end}; starting it again in ${pause} ms.`);
      const next = await startAgain(pause);
      if (next === null) return;
      current = next;
      if (stopping.signal.aborted) await current.stop();
      onLog(`PostgreSQL runs again (process ${current.pid}).`);
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    }
  }

  /** Null when `stop` was called. */
  async function startAgain(firstPause: number): Promise<Postmaster | null> {
    for (let pause = firstPause; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      try {
        await delay(pause, undefined, { signal: stopping.signal });
        return await start(stopping.signal);
      } catch (error) {
        if (stopping.signal.aborted) return null;
        onLog(`PostgreSQL did not start: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
}

const SHORTEST_PAUSE = 100;
const LONGEST_PAUSE = 10_000;
const STABLE_TIME = 60_000;
