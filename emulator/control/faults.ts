import { matcherOfPaths } from './path-pattern.ts';

/** A fault of a call. The kinds that act first carry out and save the call as usual. */
export type FaultAction =
  | { kind: 'delay'; milliseconds: number }
  | { kind: 'fail' | 'act_then_fail'; status: number }
  | { kind: 'hang' | 'act_then_hang' | 'act_then_disconnect' };

export type FaultToAdd = {
  /** Undefined: any. */
  method?: string | undefined;
  path: string;
  /** How many calls it affects; null: all, until it is removed. */
  times: number | null;
  action: FaultAction;
};

/** `times`: calls it will still affect; `hits`: calls it has affected. */
export type Fault = FaultToAdd & { id: number; hits: number };

export type Faults = {
  add(fault: FaultToAdd): Fault;
  /** The fault for this call: the oldest that matches and is not used up. */
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
