import { type CacheTag, onInvalidation } from '#db/cache-tags.ts';

/** The tags that are invalidated while `act` runs. */
export async function tagsInvalidatedBy(act: () => Promise<unknown>): Promise<CacheTag[]> {
  const collected: CacheTag[] = [];
  const stop = onInvalidation(({ tags }) => collected.push(...tags));
  try {
    await act();
  } finally {
    stop();
  }
  return collected;
}
