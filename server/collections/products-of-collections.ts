import type { Connection } from '#db/connection.ts';
import { isInRule } from '#domain/collections/collection-rule.ts';
import type { ProductsOfCollections } from '#domain/discounts/scope.ts';
import { findProductCards } from '../products/product-queries.ts';
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
  const products = hasRule ? await findProductCards(db, [...new Set(productIds)]) : [];
  return new Map(
    existing.map(({ id, rule, chosen }) => {
      const ids = rule ? products.filter((product) => isInRule(rule, product)).map(({ id }) => id) : chosen;
      return [id, new Set(ids)];
    }),
  );
}
