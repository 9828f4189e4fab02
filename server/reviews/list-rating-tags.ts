import type { CacheTag } from '#db/cache-tags.ts';

/** What a change of a product's rating invalidates: cards show the rating, and lists are ordered by it. */
export function listRatingTags(productId: string): CacheTag[] {
  return [`reviews:${productId}`, `product:${productId}`, 'ratings'];
}
