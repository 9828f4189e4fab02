import type { Connection } from '#db/connection.ts';
import { isInRule } from '#domain/collections/collection-rule.ts';
import type { ProductsOfCollections } from '#domain/discounts/scope.ts';
import { findProductCards } from '../products/product-queries.ts';
import { selectCollectionsOfProducts } from './collection-queries.ts';

/**
 * Which of some products each of these collections has, published or not; none of a deleted one. Products
 * are read once for all rules, so that hundreds of collections cost two statements.
 */
export async function findProductsOfCollections(
  db: Connection,
  collectionIds: readonly string[],
  productIds: readonly string[],
): Promise<ProductsOfCollections> {
  if (collectionIds.length === 0) return new Map();
  const found = await selectCollectionsOfProducts(db, { ids: collectionIds, productIds });
  const hasRule = found.some(({ rule }) => rule !== null);
  const products = hasRule ? await findProductCards(db, [...new Set(productIds)]) : [];
  return new Map(
    found.map(({ id, rule, chosen }) => {
      const ids = rule ? products.filter((product) => isInRule(rule, product)).map(({ id }) => id) : chosen;
      return [id, new Set(ids)];
    }),
  );
}
