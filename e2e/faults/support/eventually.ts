import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds something is waited for that must happen. */
const PATIENCE = 30_000;
const PAUSE = 50;

/** Tries again until it does not throw any more; then throws what the last try threw. */
export async function eventually<Result>(
  attempt: () => Promise<Result>,
  patience = PATIENCE,
): Promise<Result> {
  const deadline = Date.now() + patience;
  while (true) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await sleep(PAUSE);
  }
}
