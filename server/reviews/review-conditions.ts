import { and, isNotNull, isNull } from 'drizzle-orm';
import { reviews } from '#db/schema/index.ts';

/** The condition of `isPublished` of the domain. */
export const IS_PUBLISHED = and(isNull(reviews.deletedAt), isNull(reviews.heldAt));

/** The condition of `isWaiting` of the domain. */
export const IS_WAITING = and(isNull(reviews.deletedAt), isNotNull(reviews.heldAt));
