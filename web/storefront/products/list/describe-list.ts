import { listHref } from '#domain/lists/list-address.ts';
import { type ProductQuery, productList } from '#domain/products/product-list.ts';

/** What search engines and previews are told of a list of products. */
export type ListDescription = { title: string; description: string; path: string; noIndex: boolean };

/**
 * A category is a page of its own; what is found by any other filter is a part of the whole list, and its
 * order no different page. A list of nothing is nobody's business.
 */
export function describeList(query: ProductQuery, isEmpty: boolean): ListDescription {
  const { category, search } = query;
  const name = search ? `Results for “${search}”` : category || 'Products';
  return {
    title: `${name}${query.page > 1 ? `, page ${query.page}` : ''} – Marigold`,
    description: category
      ? `${category} at Marigold: premium products, chosen one by one and offered for less than you would expect.`
      : 'Electronics, home, fashion, beauty and outdoor gear: everything in the shop, with filters for what you need.',
    path: listHref(productList, canonicalQuery(query)),
    noIndex: isEmpty,
  };
}

function canonicalQuery(query: ProductQuery): Partial<ProductQuery> {
  const { category, search, brand, minPrice, maxPrice, sort, page } = query;
  if (search || brand || minPrice || maxPrice) return {};
  // A page of another order is no page of this one.
  return { category, page: sort === productList.sorts[0] ? page : 1 };
}
