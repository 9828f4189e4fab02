import { listHref } from '#domain/lists/list-url.ts';
import { hasFilters } from '#domain/lists/without-filters.ts';
import { type ProductQuery, productList } from '#domain/products/product-list.ts';
import type { ListTexts } from '../../page-texts/list-texts-context.ts';

/** Meta data of a list. A category is its own page; other filters and sorts are parts of the whole list. */
export function describeList(
  query: ProductQuery,
  { isEmpty, texts }: { isEmpty: boolean; texts: ListTexts },
) {
  const { category, search } = query;
  const name = search ? `Results for “${search}”` : category || (texts.heading ?? '');
  return {
    title: `${name}${query.page > 1 ? `, page ${query.page}` : ''}`,
    description: category ? describeGroup(texts, category) : (texts.searchDescription ?? ''),
    path: listHref(productList, canonicalQuery(query)),
    noIndex: isEmpty,
  };
}

/** The description of a category or collection that has no words of its own. */
export function describeGroup({ categoryDescription = '' }: ListTexts, name: string): string {
  return categoryDescription.replaceAll('{category}', () => name);
}

function canonicalQuery(query: ProductQuery): Partial<ProductQuery> {
  const { category, sort, page } = query;
  if (hasFilters(productList, { ...query, category: '' })) return {};
  // Pages of other sorts are not canonical.
  return { category, page: sort === productList.sorts[0] ? page : 1 };
}
