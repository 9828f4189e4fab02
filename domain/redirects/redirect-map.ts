import type { Redirect } from './redirect.ts';

export type SetRedirect = 'new' | 'changed' | 'unchanged' | 'loop';

/**
 * The redirects of a shop while some are set: none leads to another one, and none to itself (model W3). What
 * leads to an address that is redirected leads to its target.
 */
export function createRedirectMap(stored: readonly Redirect[]) {
  const targets = new Map(stored.map(({ from, to }) => [from, to]));
  const sources = new Map<string, Set<string>>();
  for (const { from, to } of stored) add(from, to);
  const touched = new Set<string>();

  function add(from: string, to: string) {
    const path = pathOf(to);
    const set = sources.get(path) ?? new Set();
    sources.set(path, set.add(from));
  }

  function write(from: string, to: string) {
    const before = targets.get(from);
    if (before !== undefined) sources.get(pathOf(before))?.delete(from);
    targets.set(from, to);
    add(from, to);
    touched.add(from);
  }

  return {
    set({ from, to }: Redirect): SetRedirect {
      const target = targets.get(pathOf(to)) ?? to;
      if (pathOf(target) === from) return 'loop';
      const before = targets.get(from);
      if (before === target) return 'unchanged';
      write(from, target);
      for (const other of [...(sources.get(from) ?? [])]) write(other, target);
      return before === undefined ? 'new' : 'changed';
    },
    /** Those that were set or led on. */
    changes: (): Redirect[] => [...touched].map((from) => ({ from, to: targets.get(from) ?? '' })),
    size: () => targets.size,
  };
}

/** A path without query and fragment; an address of another host as it is. */
function pathOf(to: string): string {
  return to.startsWith('/') ? to.replace(/[?#].*$/s, '') : to;
}
