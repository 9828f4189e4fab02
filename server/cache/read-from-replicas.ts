import { AsyncLocalStorage } from 'node:async_hooks';
import type { CacheTag } from '#db/cache-tags.ts';
import type { InvalidationWatch } from './invalidation-watch.ts';
import type { Replica } from './replica.ts';

/** A computation of what is the same for everyone. */
type Computation = {
  /** The tags whose changes the replicas that it read from may not have replayed. */
  behind: Set<CacheTag>;
  atPrimary: boolean;
};

/** Runs a statement at a replica, by its number, or at the primary. */
type Statement = { at: (replica: number) => Promise<unknown>; atPrimary: () => Promise<unknown> };

type Readable = Pick<Replica, 'number' | 'isUsable' | 'load' | 'behind' | 'run'>;

/**
 * Computes at a replica first. An answer that shows something whose invalidation this process knows and the
 * replica has not replayed is computed at the primary again: it is as new as one that was computed there in
 * the first place, whatever the replica lags. Statements outside a computation run at the primary.
 */
export function readFromReplicas(
  replicas: readonly Readable[],
  { isCurrent }: Pick<InvalidationWatch, 'isCurrent'>,
) {
  const computations = new AsyncLocalStorage<Computation>();

  function choose(): Readable | undefined {
    const [first, ...others] = replicas.filter(({ isUsable }) => isUsable());
    return others.reduce((best, other) => (best && other.load() < best.load() ? other : best), first);
  }

  return {
    /** `read` is called twice if it must be computed at the primary. */
    async compute<Result extends { tags: readonly CacheTag[] | null }>(
      read: () => Promise<Result>,
    ): Promise<Result> {
      const behind = new Set<CacheTag>();
      const result = await computations.run({ behind, atPrimary: false }, read);
      const { tags } = result;
      if (behind.size === 0 || (tags !== null && !tags.some((tag) => behind.has(tag)))) return result;
      return await computations.run({ behind, atPrimary: true }, read);
    },

    async run({ at, atPrimary }: Statement): Promise<unknown> {
      const computation = computations.getStore();
      // Changes that this process does not know of could not be noticed as missing at a replica.
      const replica = computation && !computation.atPrimary && isCurrent() ? choose() : undefined;
      if (!computation || !replica) return await atPrimary();
      for (const tag of replica.behind()) computation.behind.add(tag);
      return await replica.run(
        () => at(replica.number),
        () => {
          computation.atPrimary = true;
          return atPrimary();
        },
      );
    },
  };
}
