import { and, isNotNull, isNull } from 'drizzle-orm';
import { reviews } from '#db/schema/index.ts';

/** As `isPublished` of the domain. */
export const IS_PUBLISHED = and(isNull(reviews.deletedAt), isNull(reviews.heldAt));

/** As `isWaiting` of the domain. */
export const IS_WAITING = and(isNull(reviews.deletedAt), isNotNull(reviews.heldAt));
