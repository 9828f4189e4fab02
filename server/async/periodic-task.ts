import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

export type PeriodicTask = {
  /**
   * Runs a round now, after the one under way. Never rejects: a failure is logged, and the next round tries
   * again.
   */
  runNow(): Promise<void>;
  /** Ends the rounds; waits for the one under way. */
  stop(): Promise<void>;
};

type Options = {
  /** What a round does, for the log: 'reminding members'. */
  name: string;
  /** Milliseconds between two rounds. */
  every: number;
  /** Milliseconds from the start to the first round; `every` unless given. */
  first?: number;
  log: Logger;
};

/**
 * Runs `round` again and again until it is stopped, one at a time; its signal is aborted then. Pauses vary by
 * a tenth, so that the servers of a shop do not run at the same moment.
 */
export function startPeriodicTask(
  { name, every, first = every, log }: Options,
  round: (stopping: AbortSignal) => Promise<void>,
): PeriodicTask {
  const stopping = new AbortController();
  const { signal } = stopping;

  let current = Promise.resolve();
  const runNow = () => {
    current = current
      .then(() => round(signal))
      .catch((err: unknown) => log.warn({ err }, `${name} failed and is tried again`));
    return current;
  };

  async function run(): Promise<void> {
    for (let pause = first; !signal.aborted; pause = every) {
      const jitter = 0.9 + Math.random() * 0.2;
      await sleep(pause * jitter, null, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted) await runNow();
    }
  }
  const running = run();

  return {
    runNow,
    async stop() {
      stopping.abort();
      await running;
      await current;
    },
  };
}
