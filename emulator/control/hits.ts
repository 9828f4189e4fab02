import { matcherOfPaths } from './path-pattern.ts';

/** 'arrived': calls that have come in; 'done': calls that are carried out, with any answer. */
export type HitState = 'arrived' | 'done';

/** `method` undefined: any. */
export type HitQuery = { path: string; method?: string | undefined; state: HitState };

export type Hits = ReturnType<typeof createHits>;

/** Counts calls. */
export function createHits() {
  const counts = new Map<string, { method: string; path: string; state: HitState; hits: number }>();
  const waiting = new Set<() => void>();
  let isClosed = false;

  function total({ path, method, state }: HitQuery): number {
    const matches = matcherOfPaths(path);
    return [...counts.values()]
      .filter((count) => count.state === state && matches(count.path))
      .filter((count) => method === undefined || count.method === method)
      .reduce((sum, { hits }) => sum + hits, 0);
  }

  return {
    total,
    count(method: string, path: string, state: HitState) {
      const key = `${state} ${method} ${path}`;
      const { hits } = counts.get(key) ?? { hits: 0 };
      counts.set(key, { method, path, state, hits: hits + 1 });
      for (const check of waiting) check();
    },
    /** Resolves with true after that many hits, or with false after `timeout` milliseconds. */
    wait(query: HitQuery, hits: number, timeout: number): Promise<boolean> {
      return new Promise((resolve) => {
        const end = (reached: boolean) => {
          clearTimeout(timer);
          waiting.delete(check);
          resolve(reached);
        };
        const check = () => {
          if (isClosed) end(false);
          else if (total(query) >= hits) end(true);
        };
        const timer = setTimeout(end, timeout, false);
        waiting.add(check);
        check();
      });
    },
    clear: () => counts.clear(),
    /** Ends all waiting. */
    close() {
      isClosed = true;
      for (const check of waiting) check();
    },
  };
}
