export type TakeTurn = ReturnType<typeof oneAtATime>;

/** Runs CPU-bound work one at a time, with at most `most` in the queue; resolves with null beyond that. */
export function oneAtATime(most: number) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async <Result>(work: () => Promise<Result>): Promise<Result | null> => {
    if (waiting >= most) return null;
    waiting++;
    const result = last.then(work).finally(() => waiting--);
    last = result.catch(() => undefined);
    return await result;
  };
}
