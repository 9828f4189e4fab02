import type { Context } from 'hono';
import type { CacheTag } from '#db/cache-tags.ts';

/** Receives the tags of what an answer shows; null if it is not the same for everyone. */
export type Show = (tags: readonly CacheTag[] | null) => void;

/** What the context of an in-process request says of the shared answer for which it is made. */
export type Sharing = {
  show?: Show;
  /** True for the request that computes the answer itself. */
  computes?: true;
};

/** That of a request; empty for a visitor's. */
export function findSharing({ env }: Context): Sharing {
  return (env as Sharing | undefined) ?? {};
}
