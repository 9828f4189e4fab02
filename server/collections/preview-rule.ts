import type { Connection } from '#db/connection.ts';
import type { CollectionRule } from '#domain/collections/collection-rule.ts';
import type { CountedReviews } from '#domain/reviews/counted-reviews.ts';
import { productQueries } from '../products/product-list-queries.ts';
import { findProductCards } from '../products/product-queries.ts';
import { BY_RULE } from '../products/search/search-plan.ts';
import { matchesRule } from './rule-sql.ts';
import type { ChosenProduct } from './staff-collection-queries.ts';

/** Products shown of a rule that is being written. */
const SHOWN = 8;

/** Counts the products that match a rule now, and returns the newest of them. */
export async function previewRule(
  db: Connection,
  rule: CollectionRule,
  counted: CountedReviews,
): Promise<{ count: number; products: ChosenProduct[] }> {
  const among = { where: matchesRule(rule, counted) };
  const request = { sort: 'newest' as const, limit: SHOWN };
  const { rows, total } = await productQueries.page(db, request, { plan: BY_RULE, counted, among });
  const cards = await findProductCards(
    db,
    rows.map(({ id }) => id),
  );
  const products = cards.map(({ id, name, image, brand, price, discountPrice, priceRange }) => ({
    id,
    name,
    image,
    brand,
    price: priceRange?.min ?? discountPrice ?? price,
  }));
  return { count: total, products };
}
