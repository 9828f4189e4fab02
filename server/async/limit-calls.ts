export type CallLimits = {
  /** Calls in progress. */
  atOnce: number;
  /** Calls that wait for their turn. */
  queued: number;
  /** Milliseconds that a call waits. */
  patience: number;
};

/** Limits concurrent calls to a slow service, so that those who wait for it do not fill the whole server. */
export function limitCalls({ atOnce, queued, patience }: CallLimits, tooMany: () => Error) {
  let running = 0;
  const waiting: (() => void)[] = [];

  function takeTurn(): Promise<void> {
    if (running < atOnce) {
      running++;
      return Promise.resolve();
    }
    if (waiting.length >= queued) return Promise.reject(tooMany());
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(tooMany());
      }, patience);
      waiting.push(begin);
    });
  }

  function passTurn(): void {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }

  return {
    /** Runs `call` in its turn; throws what `tooMany` makes if its turn does not come. */
    async run<Result>(call: () => Promise<Result>): Promise<Result> {
      await takeTurn();
      try {
        return await call();
      } finally {
        passTurn();
      }
    },
    /** True if a call now would be refused immediately. */
    isFull: () => running >= atOnce && waiting.length >= queued,
  };
}
