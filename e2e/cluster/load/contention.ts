import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two looks at the machine. */
const LOOK_EVERY = 200;

/** Measures by how much other work slows this machine down, until `stop`; 1 where each process has a core. */
export function measureContention(): { stop(): Promise<number> } {
  const stopping = new AbortController();
  const counts: number[] = [];
  const looking = (async () => {
    while (!stopping.signal.aborted) {
      counts.push(countRunnable() / availableParallelism());
      await sleep(LOOK_EVERY, null, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await looking;
      return Math.max(1, counts.reduce((sum, count) => sum + count, 0) / counts.length);
    },
  };
}

/** Processes and threads that run or wait for a core: the fourth field is `running/all`. */
function countRunnable(): number {
  return Number(/ (\d+)\/\d+ /.exec(readFileSync('/proc/loadavg', 'utf8'))?.[1] ?? 1);
}
