/** Runs tasks in the order of the calls, a limited number at once. */
export type Limiter = <Result>(task: () => Promise<Result>) => Promise<Result>;

export function createLimiter(atOnce: number): Limiter {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function runLimited(task) {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // The next task takes this one's place without freeing it, so that no later call overtakes it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
