import type { Product } from './product.ts';

type Scheduled = Pick<Product, 'status' | 'publishAt' | 'unpublishAt'>;

/**
 * What the times of a product make of it by `now`: one that is published is active, one that ends is archived
 * unless it is a draft. A time that has come is taken off, so that it acts once. Null if none has come
 * (model W5).
 */
export function followSchedule({ status = 'active', publishAt, unpublishAt }: Scheduled, now: Date) {
  const isDue = (at: Date | null | undefined) => at != null && at <= now;
  if (!isDue(publishAt) && !isDue(unpublishAt)) return null;
  const published = isDue(publishAt) ? 'active' : status;
  const ended = isDue(unpublishAt) && published !== 'draft' ? 'archived' : published;
  return {
    status: ended,
    ...(isDue(publishAt) && { publishAt: null }),
    ...(isDue(unpublishAt) && { unpublishAt: null }),
  } as const;
}

export const END_BEFORE_START = 'The end must be after the time at which it is published';

/** True if a product would end before it is published. */
export function endsBeforeStart({ publishAt, unpublishAt }: Scheduled): boolean {
  return publishAt != null && unpublishAt != null && unpublishAt <= publishAt;
}
