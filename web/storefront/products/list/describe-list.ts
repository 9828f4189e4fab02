import { listHref } from '#domain/lists/list-url.ts';
import { hasFilters } from '#domain/lists/without-filters.ts';
import { type ProductQuery, productList } from '#domain/products/product-list.ts';

/** Meta data of a list. A category is its own page; other filters and sorts are parts of the whole list. */
export function describeList(
  query: ProductQuery,
  { isEmpty, shopName }: { isEmpty: boolean; shopName: string },
) {
  const { category, search } = query;
  const name = search ? `Results for “${search}”` : category || 'Products';
  return {
    title: `${name}${query.page > 1 ? `, page ${query.page}` : ''}`,
    description: category
      ? `${category} at ${shopName}: premium products, chosen one by one and offered for less than you would expect.`
      : 'Electronics, home, fashion, beauty and outdoor gear: everything in the shop, with filters for what you need.',
    path: listHref(productList, canonicalQuery(query)),
    noIndex: isEmpty,
  };
}

function canonicalQuery(query: ProductQuery): Partial<ProductQuery> {
  const { category, sort, page } = query;
  if (hasFilters(productList, { ...query, category: '' })) return {};
  // Pages of other sorts are not canonical.
  return { category, page: sort === productList.sorts[0] ? page : 1 };
}
