import { data, redirect } from 'react-router';
import type { ProductFacets, WireProductCard } from '#contract/calls/products.ts';
import { getProductFacets, listProductCards } from '#contract/calls/products.ts';
import type { Api, Reply } from '#contract/client.ts';
import type { Searched } from '#contract/search-headers.ts';
import { listHref, readListQuery } from '#domain/lists/list-url.ts';
import { type ProductQuery, productList } from '#domain/products/product-list.ts';
import { toListStatus } from '#web/shared/to-page-status.ts';
import { withoutEmptyParameters } from '#web/shared/without-empty-parameters.ts';
import { type LoadArgs, type Loaded, loaded } from '../../../data.ts';
import { takeBeginning } from '../card/truncate.ts';
import { loadNothingFound } from './nothing-found/lazy-nothing-found.tsx';
import type { Help } from './nothing-found/load-help.ts';
import { toCallFilter } from './to-call-filter.ts';

/** A page of products, the total of all pages, and the actual search if it differs from the typed one. */
export type ProductPage = {
  cards: WireProductCard[];
  total: number;
  searched: Searched | null;
};

export type LoadedProducts = {
  products: Loaded<ProductPage>;
  facets: Loaded<ProductFacets>;
  /** Present if there are no products. */
  help?: Help | undefined;
};

/** Cards show 70 characters; the rest would only add weight. */
const DESCRIPTION_LENGTH = 80;

/**
 * The products and facets of a URL. Redirects pages beyond the last one, and URLs with empty parameters from
 * forms without script.
 */
export async function loadProducts({ api, url }: LoadArgs) {
  const shorter = withoutEmptyParameters(url);
  if (shorter !== null) throw redirect(shorter);
  const query = readListQuery(productList, url.searchParams);
  const filter = toCallFilter(query);
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
      products: page.ok ? { ok: true, data: toProductPage(page.data) } : page,
      facets: facets.ok ? { ok: true, data: await withEveryChoice(api, facets.data.body) } : facets,
      ...(page.ok && page.data.body.length === 0 && { help: await helpFor(api, query) }),
    },
    { status: page.ok ? 200 : toListStatus(page.status) },
  );
}

/** A page of cards, each with as much of its description as it shows. */
export function toProductPage({ body, total, searched }: Reply<WireProductCard[]>): ProductPage {
  return {
    cards: body.map((card) => ({
      ...card,
      description: takeBeginning(card.description, DESCRIPTION_LENGTH),
    })),
    total: total ?? body.length,
    searched,
  };
}

/** The choices of the whole shop with a count of 0, if filters exclude every choice. */
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

/** Without its script, as when the connection fails, the list only says that it is empty. */
async function helpFor(api: Api, query: ProductQuery): Promise<Help | undefined> {
  const part = await loadNothingFound().catch(() => null);
  return part?.loadHelp(api, query);
}
