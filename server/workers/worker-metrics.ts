import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND } from '#domain/time-units.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** Milliseconds that a worker may take to give its metrics; one that hangs is left out. */
const PATIENCE = SECOND;

/** Asks all workers for their metrics. `broadcast` returns the number of workers that it reached. */
export function askForMetrics(broadcast: (message: ToWorker) => number) {
  let question = 0;
  const open = new Map<number, { expected: number; answers: object[]; onAll: () => void }>();
  return {
    hear({ question: of, metrics }: Extract<FromWorker, { kind: 'metrics' }>): void {
      const asked = open.get(of);
      if (asked && asked.answers.push(metrics) === asked.expected) asked.onAll();
    },
    /** Resolves with the metrics of the workers that answer in time. */
    async ask(): Promise<object[]> {
      const number = ++question;
      const all = new AbortController();
      const asked = { expected: 0, answers: [] as object[], onAll: () => all.abort() };
      open.set(number, asked);
      asked.expected = broadcast({ kind: 'read_metrics', question: number });
      // Workers answer after this step at the earliest.
      if (asked.expected > 0) await sleep(PATIENCE, null, { signal: all.signal }).catch(() => undefined);
      open.delete(number);
      return asked.answers;
    },
  };
}
