import { setTimeout as sleep } from 'node:timers/promises';

/** Default timeout in milliseconds. */
const PATIENCE = 30_000;
const PAUSE = 50;

/** Retries until `attempt` succeeds; after the timeout throws its last error. */
export async function eventually<Result>(
  attempt: () => Result | Promise<Result>,
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
