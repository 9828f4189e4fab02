import { getProductFacets, listProductCards, type WireProductCard } from '#contract/calls/products.ts';
import { getSearchHelp, type SearchHelp } from '#contract/calls/search-help.ts';
import type { Api } from '#contract/client.ts';
import type { ProductQuery } from '#domain/products/product-list.ts';
import { loaded } from '../../../../data.ts';
import { filterChips } from '../filter-chips.ts';
import { toCallFilter } from '../to-call-filter.ts';

/** The help that a list without products offers. */
export type Help = {
  /** The totals without each filter, in the order of their chips; empty with fewer than two. */
  totalsWithout: number[];
  /** Null without a search. */
  search: SearchHelp | null;
  topRated: WireProductCard[];
  categories: { value: string; count: number }[];
};

/** Filters of which the totals without them are counted. */
const MAX_TOTALS = 6;

/** A whole row of cards. */
export const TOP_RATED = 4;

/** The fewest stars of a product that is recommended. */
const FEWEST_STARS = 4;

const MAX_CATEGORIES = 8;

/** Leaves out the parts that fail. */
export async function loadHelp(api: Api, query: ProductQuery): Promise<Help> {
  const { search: q, exact } = query;
  const best = { rating: FEWEST_STARS, inStock: true, sort: 'rating', limit: TOP_RATED } as const;
  const [totalsWithout, search, topRated, facets] = await Promise.all([
    countWithout(api, query),
    q ? loaded(api(getSearchHelp, { query: { q, ...(exact && { exact: 'true' }) } })) : null,
    loaded(api(listProductCards, { query: best })),
    loaded(api(getProductFacets, { query: {} })),
  ]);
  const categories = facets.ok ? facets.data.body.categories : [];
  return {
    totalsWithout,
    search: search?.ok ? search.data.body : null,
    topRated: topRated.ok ? topRated.data.body : [],
    categories: categories.toSorted((one, other) => other.count - one.count).slice(0, MAX_CATEGORIES),
  };
}

async function countWithout(api: Api, query: ProductQuery): Promise<number[]> {
  const chips = filterChips(query);
  if (chips.length < 2) return [];
  const totals = chips.slice(0, MAX_TOTALS).map(async ({ without }) => {
    const list = await loaded(api(listProductCards, { query: { ...toCallFilter(without), limit: 1 } }));
    return list.ok ? (list.data.total ?? 0) : 0;
  });
  return await Promise.all(totals);
}
