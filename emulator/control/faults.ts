import { matcherOfPaths } from './path-pattern.ts';

/** What goes wrong with a call. In those that act first, everything is done and saved as if nothing were wrong. */
export type FaultAction =
  | { kind: 'delay'; milliseconds: number }
  | { kind: 'fail' | 'act_then_fail'; status: number }
  | { kind: 'hang' | 'act_then_hang' | 'act_then_disconnect' };

export type FaultToAdd = {
  /** Undefined: any. */
  method?: string | undefined;
  path: string;
  /** How many calls it befalls; null: all until it is removed. */
  times: number | null;
  action: FaultAction;
};

/** `times`: how many it will still befall; `hits`: how many it did. */
export type Fault = FaultToAdd & { id: number; hits: number };

export type Faults = {
  add(fault: FaultToAdd): Fault;
  /** What befalls this call: the oldest fault that fits and is not used up. */
  take(method: string, path: string): FaultAction | null;
  list(): readonly Fault[];
  clear(): void;
};

export function createFaults(): Faults {
  let faults: (Fault & { matches: (path: string) => boolean })[] = [];
  let nextId = 1;

  return {
    add(fault) {
      const added = { ...fault, id: nextId, hits: 0 };
      nextId += 1;
      faults.push({ ...added, matches: matcherOfPaths(fault.path) });
      return added;
    },
    take(method, path) {
      const fault = faults.find(
        (candidate) =>
          candidate.times !== 0 &&
          (candidate.method === undefined || candidate.method === method) &&
          candidate.matches(path),
      );
      if (!fault) return null;
      fault.hits += 1;
      if (fault.times !== null) fault.times -= 1;
      return fault.action;
    },
    list: () => faults.map(({ matches: _, ...fault }) => fault),
    clear() {
      faults = [];
    },
  };
}
