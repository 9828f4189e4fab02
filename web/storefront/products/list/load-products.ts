import { data } from 'react-router';
import type { Reply } from '#contract/client.ts';
import type { ProductFacets, WireProductCard } from '#contract/products.ts';
import { getProductFacets, listProductCards } from '#contract/products.ts';
import type { Searched } from '#contract/searched.ts';
import { pageStatusOf } from '#web/shared/page-status-of.ts';
import { type LoadArgs, type Loaded, loaded } from '../../../data.ts';
import { beginningOf } from '../../product-card/truncate.ts';
import { filterOf, PAGE_SIZE, readProductQuery } from './product-query.ts';

/** A page of products, how many there are on all pages, and what was searched for where that is not what was typed. */
export type ProductPage = { cards: WireProductCard[]; total: number; searched: Searched | null };

export type LoadedProducts = { products: Loaded<ProductPage>; facets: Loaded<ProductFacets> };

/** A card shows 70 characters and dots where there are more; the rest would only make the page heavier. */
const DESCRIPTION_LENGTH = 80;

/** The products an address asks for, and what they can still be filtered by. */
export async function loadProducts({ api, url }: LoadArgs) {
  const query = readProductQuery(url.searchParams);
  const filter = filterOf(query);
  const [page, facets] = await Promise.all([
    loaded(
      api(listProductCards, { query: { ...filter, sort: query.sort, page: query.page, limit: PAGE_SIZE } }),
    ),
    loaded(api(getProductFacets, { query: filter })),
  ]);
  return data<LoadedProducts>(
    {
      products: page.ok ? { ok: true, data: pageOf(page.data) } : page,
      facets: facets.ok ? { ok: true, data: facets.data.body } : facets,
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

/** A filter that cannot be read is the visitor's to mend, not a failure of the shop. */
function statusOf(status: number): number {
  return status === 400 ? 400 : pageStatusOf(status);
}
