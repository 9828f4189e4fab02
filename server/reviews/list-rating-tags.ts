import type { CacheTag } from '#db/cache-tags.ts';

/** Lists the tags of a product's rating: cards show the rating, and lists are ordered by it. */
export function listRatingTags(productId: string): CacheTag[] {
  return [`reviews:${productId}`, `product:${productId}`, 'ratings'];
}
