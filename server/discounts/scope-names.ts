import type { Connection } from '#db/connection.ts';
import type { Discount, DiscountScope } from '#domain/discounts/discount.ts';
import { findCollectionTitles, findProductNames, findVariantNames } from './scope-name-queries.ts';

/** The names of what discounts are for, by its id; categories are their names. */
export async function findScopeNames(
  db: Connection,
  discounts: readonly Pick<Discount, 'scope'>[],
): Promise<Map<string, string>> {
  const [ofProducts, ofVariants, ofCollections] = await Promise.all([
    findProductNames(db, valuesOf(discounts, 'products')),
    findVariantNames(db, valuesOf(discounts, 'variants')),
    findCollectionTitles(db, valuesOf(discounts, 'collections')),
  ]);
  return new Map([...ofProducts, ...ofVariants, ...ofCollections]);
}

/** What discounts with this kind of scope are for, each once. */
export function valuesOf(discounts: readonly Pick<Discount, 'scope'>[], of: DiscountScope['of']): string[] {
  return [...new Set(discounts.flatMap(({ scope }) => (scope.of === of ? scope.values : [])))];
}
