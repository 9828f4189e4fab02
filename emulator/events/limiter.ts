/** Creates a function that runs tasks in the order of its calls, at most `limit` of them in parallel. */
export function createLimiter(limit: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function runLimited<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // The next task takes this slot without freeing it, so that no later call overtakes it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
