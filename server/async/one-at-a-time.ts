/** Runs a piece of work when its turn comes; null when too many wait already. */
export type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result | null>;

/**
 * Lets one piece of work run at a time and `most` wait: each would take the processor from all other
 * requests.
 */
export function oneAtATime(most: number): TakeTurn {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    if (waiting >= most) return null;
    waiting++;
    const result = last.then(work).finally(() => waiting--);
    last = result.catch(() => undefined);
    return await result;
  };
}
