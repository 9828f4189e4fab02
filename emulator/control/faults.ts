import type * as z from 'zod';
import type { NewFault } from './control-parameters.ts';
import { matcherOfPaths } from './path-pattern.ts';

/** A fault of a call. The kinds that act first carry out and save the call as usual. */
export type FaultAction = z.output<typeof NewFault>['action'];

export type Faults = ReturnType<typeof createFaults>;

export function createFaults() {
  let faults: (z.output<typeof NewFault> & { id: number; hits: number })[] = [];
  let nextId = 1;

  return {
    /** `times` counts the calls that the fault still affects (null: all), `hits` those it has affected. */
    add(fault: z.output<typeof NewFault>) {
      const added = { ...fault, id: nextId, hits: 0 };
      nextId += 1;
      faults.push(added);
      return added;
    },
    /** The fault for this call: the oldest that matches and is not used up. */
    take(method: string, path: string): FaultAction | null {
      const fault = faults.find(
        (candidate) =>
          candidate.times !== 0 &&
          (candidate.method === undefined || candidate.method === method) &&
          matcherOfPaths(candidate.path)(path),
      );
      if (!fault) return null;
      fault.hits += 1;
      if (fault.times !== null) fault.times -= 1;
      return fault.action;
    },
    list: () => faults,
    clear() {
      faults = [];
    },
  };
}
