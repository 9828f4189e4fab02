import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '#db/connection.ts';
import { applyEntries } from './apply-entries.ts';

export type CounterKeeper = {
  /** Ends the rounds; waits for the one under way. */
  stop(): Promise<void>;
};

/** Milliseconds between two rounds: what has gathered meanwhile is what every count has to add. */
const EVERY = 5_000;

/** Brings the tallies up to date every few seconds, on every server; what fails comes up again. */
export function startCounterKeeper(db: Database, log: Logger): CounterKeeper {
  const stopping = new AbortController();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      // Not all servers at the same moment.
      const pause = EVERY * (0.9 + Math.random() * 0.2);
      await sleep(pause, null, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      await applyEntries(db).catch((err: unknown) => {
        log.warn({ err }, 'bringing the tallies up to date failed and is tried again');
      });
    }
  }
  const running = run();

  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
