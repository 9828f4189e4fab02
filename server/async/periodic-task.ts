import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { taskChannel } from './work-channels.ts';

export type PeriodicTask = ReturnType<typeof startPeriodicTask>;

type Options = {
  /** The work of a round, for the log: 'reminding members'. */
  name: string;
  /** Milliseconds between two rounds. */
  every: number;
  /** Milliseconds from the start to the first round. Default: `every`. */
  first?: number;
  log: Logger;
};

/**
 * Runs `round` periodically, one at a time, until it is stopped, which aborts its signal. Pauses vary by a
 * tenth, so that the servers of a shop do not run simultaneously.
 */
export function startPeriodicTask(
  { name, every, first = every, log }: Options,
  round: (stopping: AbortSignal) => Promise<void>,
) {
  const stopping = new AbortController();
  const { signal } = stopping;

  let current = Promise.resolve();
  /** Runs a round now, after the current one. Never rejects: failures are logged. */
  const runNow = () => {
    current = current
      .then(() => taskChannel.tracePromise(() => round(signal), { task: name }))
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
    /** Ends the rounds; waits for the current one. */
    async stop() {
      stopping.abort();
      await running;
      await current;
    },
  };
}
