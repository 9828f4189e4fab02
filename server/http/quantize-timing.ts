import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds; longer than the work takes on a machine that is not overloaded. */
const STEP = 25;

/**
 * Resolves at a multiple of STEP after the start, so that the duration does not reveal the result. The work
 * should be alike in all cases; this hides the small differences.
 */
export async function quantizeTiming<Result>(work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    const taken = performance.now() - start;
    await sleep(Math.ceil(taken / STEP) * STEP - taken);
  }
}
