/** Runs tasks of the same key one after the other, in the order of the calls; others run side by side. */
export type KeyedQueue = <Result>(key: string, task: () => Promise<Result>) => Promise<Result>;

export function createKeyedQueue(): KeyedQueue {
  const last = new Map<string, Promise<unknown>>();

  return function runInTurn(key, task) {
    const result = (last.get(key) ?? Promise.resolve()).then(task);
    // Whoever comes next waits for the end of this task, whatever its end was; its caller sees the error.
    const ended = result.then(
      () => {},
      () => {},
    );
    last.set(key, ended);
    void ended.then(() => {
      if (last.get(key) === ended) last.delete(key);
    });
    return result;
  };
}
