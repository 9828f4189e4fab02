import type { Database } from '#db/connection.ts';
import type { Product } from '#domain/products/product.ts';
import { chooseRelated, MAX_CHOSEN_RELATED, RELATED_PER_ROW } from '#domain/products/related-products.ts';
import { isListed } from '#domain/products/status.ts';
import { isAvailable } from '#domain/products/stock.ts';
import type { CountedReviews } from '#domain/reviews/counted-reviews.ts';
import type { KnownSpellings } from '../known-spellings.ts';
import { type CatalogueTotals, productQueries } from '../product-list-queries.ts';
import { findProductCards, type ProductCard } from '../product-queries.ts';
import { BY_RULE } from '../search/search-plan.ts';
import type { BoughtTogether } from './bought-together.ts';

type Services = {
  reading: Database;
  boughtTogether: BoughtTogether;
  counted: CountedReviews;
  totals: CatalogueTotals;
  findSpellings: KnownSpellings;
};

/** Ids of the products that go well with one, of those that can be bought. */
export async function findRelatedProducts(
  { id, category, relatedIds = [] }: Pick<Product, 'id' | 'category' | 'relatedIds'>,
  { reading, boughtTogether, counted, totals, findSpellings }: Services,
): Promise<string[]> {
  // The products that fill up the chosen ones may be chosen themselves, and one is the product.
  const limit = MAX_CHOSEN_RELATED + RELATED_PER_ROW + 1;
  const request = { category, inStock: true, sort: 'rating' as const, limit };
  const spellings = await findSpellings({ category });
  const [chosen, together, { rows }] = await Promise.all([
    findProductCards(reading, relatedIds),
    boughtTogether(id).then((ids) => findProductCards(reading, ids)),
    productQueries.page(reading, request, { plan: BY_RULE, counted, totals, hasFurther: false, spellings }),
  ]);
  const listAvailableIds = (cards: ProductCard[]) =>
    cards.filter((card) => isListed(card) && isAvailable(card)).map((product) => product.id);
  return chooseRelated(id, {
    chosen: listAvailableIds(chosen),
    boughtTogether: listAvailableIds(together),
    sameCategory: rows.map((row) => row.id),
  });
}
