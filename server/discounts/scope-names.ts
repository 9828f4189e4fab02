import type { Connection } from '#db/connection.ts';
import type { Discount, DiscountScope } from '#domain/discounts/discount.ts';
import { categoryKey } from '#domain/discounts/scope.ts';
import {
  findCollectionTitles,
  findProductNames,
  findShownCategories,
  findVariantNames,
  type Readers,
} from './scope-name-queries.ts';

/** Finds the names of what discounts are for, by its id, for staff; categories are their names. */
export async function findScopeNames(db: Connection, discounts: readonly Scoped[]): Promise<ScopeNames> {
  return await findNames(db, discounts, 'staff');
}

/**
 * Finds the names that shoppers may see, with the shown categories by `categoryKey`; hidden things have none.
 */
export async function findShownScopeNames(db: Connection, discounts: readonly Scoped[]): Promise<ScopeNames> {
  const [names, categories] = await Promise.all([
    findNames(db, discounts, 'shoppers'),
    findShownCategories(db, listScopeValues(discounts, 'categories')),
  ]);
  return new Map([...names, ...categories.map((name) => [categoryKey(name), name] as const)]);
}

type Scoped = Pick<Discount, 'scope'>;
type ScopeNames = Map<string, string>;

async function findNames(
  db: Connection,
  discounts: readonly Scoped[],
  readers: Readers,
): Promise<ScopeNames> {
  const [ofProducts, ofVariants, ofCollections] = await Promise.all([
    findProductNames(db, listScopeValues(discounts, 'products'), readers),
    findVariantNames(db, listScopeValues(discounts, 'variants'), readers),
    findCollectionTitles(db, listScopeValues(discounts, 'collections'), readers),
  ]);
  return new Map([...ofProducts, ...ofVariants, ...ofCollections]);
}

/** Lists the distinct scope values of the discounts with this kind of scope. */
export function listScopeValues(discounts: readonly Scoped[], of: DiscountScope['of']): string[] {
  return [...new Set(discounts.flatMap(({ scope }) => (scope.of === of ? scope.values : [])))];
}
