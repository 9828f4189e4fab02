import type { CacheTag } from '#db/cache-tags.ts';
import { lastPieces } from '#domain/products/stock.ts';

/** A change of the pieces of a variant; null: not counted. */
type StockChange = { productId: string; before: number | null; after: number | null };

/**
 * Lists the cache tags of a stock change that shoppers see: whether a variant is sold out, and the number of
 * its last pieces on its page.
 */
export function listStockTags({ productId, before, after }: StockChange): CacheTag[] {
  const isNone = (count: number | null) => count !== null && count <= 0;
  const isSoldOut = isNone(before) !== isNone(after);
  if (isSoldOut) return ['availability', `product:${productId}`];
  return lastPieces(before) === lastPieces(after) ? [] : [`product:${productId}`];
}
