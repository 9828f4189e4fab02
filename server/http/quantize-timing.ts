import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds; longer than either way takes on a machine that is not overloaded. */
const STEP = 25;

/**
 * Does work and answers at the next full step since it began: how long it took does not tell what it found.
 * The work must be the same in either case all the same; this hides what is left.
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
