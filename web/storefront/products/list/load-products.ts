import { data, redirect } from 'react-router';
import type { ProductFacets, WireProductCard } from '#contract/calls/products.ts';
import { getProductFacets, listProductCards } from '#contract/calls/products.ts';
import type { Api, Reply } from '#contract/client.ts';
import type { Searched } from '#contract/search-headers.ts';
import { filterOf, listHref, readListQuery } from '#domain/lists/list-address.ts';
import { productList } from '#domain/products/product-list.ts';
import { pageStatusOf } from '#web/shared/page-status-of.ts';
import { withoutEmpty } from '#web/shared/without-empty.ts';
import { type LoadArgs, type Loaded, loaded } from '../../../data.ts';
import { beginningOf } from '../card/truncate.ts';
import { readBounds } from './price-bounds.ts';

/**
 * A page of products, how many there are on all pages, and what was searched for where that is not what was
 * typed.
 */
export type ProductPage = { cards: WireProductCard[]; total: number; searched: Searched | null };

export type LoadedProducts = { products: Loaded<ProductPage>; facets: Loaded<ProductFacets> };

/** A card shows 70 characters and dots where there are more; the rest would only make the page heavier. */
const DESCRIPTION_LENGTH = 80;

/**
 * The products an address asks for, and what they can still be filtered by. A page beyond the last one leads
 * there, and an address with empty parameters, as forms write them before the script runs, to the one
 * without.
 */
export async function loadProducts({ api, url }: LoadArgs) {
  const shorter = withoutEmpty(url);
  if (shorter !== null) throw redirect(shorter);
  const query = readListQuery(productList, url.searchParams);
  // The address has prices as typed.
  const filter = filterOf(productList, { ...query, ...readBounds(query).bounds });
  const { sort, page: number, size: limit } = query;
  const [page, facets] = await Promise.all([
    loaded(api(listProductCards, { query: { ...filter, sort, page: number, limit } })),
    loaded(api(getProductFacets, { query: filter })),
  ]);
  if (page.ok && page.data.body.length === 0 && page.data.total) {
    const lastPage = Math.ceil(page.data.total / limit);
    if (number > lastPage) throw redirect(listHref(productList, { ...query, page: lastPage }));
  }
  return data<LoadedProducts>(
    {
      products: page.ok ? { ok: true, data: pageOf(page.data) } : page,
      facets: facets.ok ? { ok: true, data: await withEveryChoice(api, facets.data.body) } : facets,
    },
    { status: page.ok ? 200 : statusOf(page.status) },
  );
}

function pageOf({ body, total, searched }: Reply<WireProductCard[]>): ProductPage {
  return {
    cards: body.map((card) => ({ ...card, description: beginningOf(card.description, DESCRIPTION_LENGTH) })),
    total: total ?? body.length,
    searched,
  };
}

/**
 * Where a search or a price leaves nothing, the choices are those of the whole shop, with nothing in them:
 * what is chosen can be seen and changed.
 */
async function withEveryChoice(api: Api, facets: ProductFacets): Promise<ProductFacets> {
  if (facets.categories.length > 0 && facets.brands.length > 0) return facets;
  const all = await loaded(api(getProductFacets, { query: {} }));
  if (!all.ok) return facets;
  const emptied = (choices: ProductFacets['brands']) => choices.map(({ value }) => ({ value, count: 0 }));
  const { categories, brands } = all.data.body;
  return {
    ...facets,
    categories: facets.categories.length > 0 ? facets.categories : emptied(categories),
    brands: facets.brands.length > 0 ? facets.brands : emptied(brands),
  };
}

/** A filter that cannot be read is the visitor's to mend, not a failure of the shop. */
function statusOf(status: number): number {
  return status === 400 ? 400 : pageStatusOf(status);
}
