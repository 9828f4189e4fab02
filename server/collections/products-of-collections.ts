import { and, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { prepared } from '#db/prepared.ts';
import { products } from '#db/schema/index.ts';
import { IS_SHOWN } from '#db/shown-products.ts';
import { isInRule } from '#domain/collections/collection-rule.ts';
import type { ProductsOfCollections } from '#domain/discounts/scope.ts';
import { averageRating } from '#domain/reviews/review.ts';
import { PRODUCT_COLUMNS } from '../products/product-queries.ts';
import { selectCollectionsOfProducts } from './collection-queries.ts';

/**
 * Finds which of some products belong to each collection, published or not; none belongs to a deleted one.
 * Reads the products once for all rules, so that hundreds of collections take two statements.
 */
export async function findProductsOfCollections(
  db: Connection,
  collectionIds: readonly string[],
  productIds: readonly string[],
): Promise<ProductsOfCollections> {
  if (collectionIds.length === 0) return new Map();
  const existing = await selectCollectionsOfProducts(db, { ids: collectionIds, productIds });
  const hasRule = existing.some(({ rule }) => rule !== null);
  const rows = hasRule ? await selectRuledProducts(db, { ids: productIds }) : [];
  const ruled = rows.map((row) => ({ ...row, rating: averageRating(row.ratingSum, row.ratingCount) }));
  return new Map(
    existing.map(({ id, rule, chosen }) => {
      const ids = rule ? ruled.filter((product) => isInRule(rule, product)).map(({ id }) => id) : chosen;
      return [id, new Set(ids)];
    }),
  );
}

const { id, name, description, category, categories, brand, tags, ...others } = PRODUCT_COLUMNS;
const { price, discountPrice, priceRange, ratingSum, ratingCount, availability, stock } = others;

const RULED_COLUMNS = {
  ...{ id, name, description, category, categories, brand, tags },
  ...{ price, discountPrice, priceRange, ratingSum, ratingCount, availability, stock },
};

const selectRuledProducts = prepared('find_ruled_products', (db) =>
  db
    .select(RULED_COLUMNS)
    .from(products)
    .where(and(sql`${products.id} = any(${sql.placeholder('ids')})`, IS_SHOWN)),
);
