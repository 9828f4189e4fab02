import type { DiscountedLine } from '../pricing/discounted-cart.ts';
import type { DiscountScope } from './discount.ts';

/** The positions of the lines that a discount is for, in their order. */
export type FindPositions = (scope: DiscountScope) => readonly number[];

/** The ids of the products in each collection, by its id; those of other orders may be absent. */
export type ProductsOfCollections = ReadonlyMap<string, ReadonlySet<string>>;

/** The lines are indexed once for all discounts: a shop may have hundreds. */
export function positionsByScope(
  lines: readonly DiscountedLine[],
  collections: ProductsOfCollections = new Map(),
): FindPositions {
  const all = lines.map((_, position) => position);
  const indexes = new Map<Subject, Map<string, number[]>>();
  return ({ of, values }) => {
    if (of === 'all') return all;
    const index = indexes.get(of) ?? indexLines(of, lines, collections);
    indexes.set(of, index);
    const [first] = values;
    if (first !== undefined && values.length === 1) return index.get(first) ?? [];
    const found = new Set(values.flatMap((value) => index.get(value) ?? []));
    return [...found].sort((a, b) => a - b);
  };
}

type Subject = Exclude<DiscountScope['of'], 'all'>;

function indexLines(
  of: Subject,
  lines: readonly DiscountedLine[],
  collections: ProductsOfCollections,
): Map<string, number[]> {
  const index = new Map<string, number[]>();
  for (const [position, line] of lines.entries()) {
    for (const subject of listSubjects(of, line, collections))
      index.set(subject, [...(index.get(subject) ?? []), position]);
  }
  return index;
}

function listSubjects(
  of: Subject,
  { productId = '', variantId, category = '', categories = [] }: DiscountedLine,
  collections: ProductsOfCollections,
): string[] {
  switch (of) {
    case 'categories':
      return [category, ...categories];
    case 'collections':
      return [...collections].flatMap(([id, products]) => (products.has(productId) ? [id] : []));
    case 'products':
      return [productId];
    case 'variants':
      return [variantId ?? ''];
  }
}

/** The key of a category among names that shoppers may read. */
export function categoryKey(name: string): string {
  return `category ${name}`;
}

/**
 * Of what, in words: 'Fashion and Electronics', '3 products'; null for all. `names`: of ids, where known;
 * `isForShoppers`: categories are named only if they are among them, too.
 */
export function describeScope(
  { of, values }: DiscountScope,
  names: ReadonlyMap<string, string> = new Map(),
  { isForShoppers = false } = {},
): string | null {
  if (of === 'all') return null;
  const isNamed = of === 'categories' && !isForShoppers;
  const keyOf = of === 'categories' ? categoryKey : (id: string) => id;
  const known = isNamed ? values : values.flatMap((value) => names.get(keyOf(value)) ?? []);
  if (known.length === values.length && known.length > 0 && known.length <= MOST_NAMED) return listed(known);
  return `${values.length} ${values.length === 1 ? of.replace(/ies$/, 'y').replace(/s$/, '') : of}`;
}

const MOST_NAMED = 3;

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names);
}
