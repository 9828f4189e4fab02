import type { Context } from 'hono';
import type { CacheTag } from '#db/cache-tags.ts';

/** Receives the tags of what an answer shows; null if it is not the same for everyone. */
export type Show = (tags: readonly CacheTag[] | null) => void;

/** The role of an in-process request for the shared answer that it serves. */
export type Sharing = {
  show?: Show;
  /** True for the request that computes the answer itself. */
  computes?: true;
};

/** Finds the role of a request; empty for a visitor's request. */
export function findSharing({ env }: Context): Sharing {
  return (env as Sharing | undefined) ?? {};
}
