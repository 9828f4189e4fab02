import type { Hono } from 'hono';
import {
  getProduct,
  getProductFacets,
  listFeaturedProducts,
  listProductCards,
  listProducts,
  listProductsOfCategory,
  type ProductListQuery,
  searchProducts as searchProductsCall,
} from '#contract/calls/products.ts';
import { suggestProducts } from '#contract/calls/suggestions.ts';
import { LIST_CAP } from '#contract/limits.ts';
import type { Database } from '#db/connection.ts';
import { NO_FILTER, type ProductFilter } from '#domain/products/filter.ts';
import { refuse, success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { compressAnswers } from '../http/gzip.ts';
import { selectFacets } from './facet-queries.ts';
import { keepFacets } from './keep-facets.ts';
import { presentFacets, presentProduct, presentProductCard } from './present-product.ts';
import { productFilterOf } from './product-filter.ts';
import { findProduct, type ProductsWanted, selectProductCards, selectProducts } from './product-queries.ts';
import { presentSearch } from './search/present-search.ts';
import type { SearchPlan } from './search/search-plan.ts';
import { searchProducts } from './search/search-products.ts';
import { suggest } from './search/suggest.ts';

/** The catalogue as shoppers read it. */
export function productRoutes(
  app: Hono<Environment>,
  db: Database,
  catalogueVersion: () => Promise<number | null>,
): void {
  app.use('/products/*', compressAnswers());
  const readFacets = keepFacets(db, catalogueVersion);
  const list = async (wanted: SearchedList) => {
    const { found, plan } = await searchBy(db, wanted, (wanted) => selectProducts(db, wanted));
    return success(found.products.map(presentProduct), answered(wanted, found.total, plan));
  };

  bind(app, listProducts, ({ query }) =>
    list({ filter: productFilterOf(query), exact: query.exact, ...pageOf(query) }),
  );

  bind(app, listProductCards, async ({ query }) => {
    const { exact, featured = false } = query;
    const wanted = { filter: productFilterOf(query), exact, featured, ...pageOf(query) };
    const { found, plan } = await searchBy(db, wanted, (wanted) => selectProductCards(db, wanted));
    return success(found.cards.map(presentProductCard), answered(wanted, found.total, plan));
  });

  bind(app, listFeaturedProducts, ({ query }) =>
    list({ filter: NO_FILTER, featured: true, ...pageOf(query) }),
  );

  bind(app, getProductFacets, async ({ query }) => {
    const filter = productFilterOf(query);
    if (filter.search === null) return success(presentFacets(await readFacets(filter)));
    const { found } = await searchProducts(db, searchOf(filter, query.exact), (plan) =>
      selectFacets(db, filter, plan),
    );
    return success(presentFacets(found));
  });

  bind(app, suggestProducts, async ({ query }) =>
    success(await suggest(db, query.q, await readFacets(NO_FILTER))),
  );

  bind(app, listProductsOfCategory, ({ params, query }) =>
    list({ filter: { ...NO_FILTER, category: params.category }, ...pageOf(query) }),
  );

  bind(app, searchProductsCall, ({ params, query }) => {
    const search = params.query || null;
    return list({ filter: { ...NO_FILTER, search }, ...pageOf({ ...query, search }) });
  });

  bind(app, getProduct, async ({ params }) => {
    const product = await findProduct(db, params.id);
    return product ? success(presentProduct(product)) : refuse('not_found', 'Product not found');
  });
}

type SearchedList = Omit<ProductsWanted, 'plan'> & { exact?: boolean | undefined };

function searchBy<Found extends { total: number }>(
  db: Database,
  wanted: SearchedList,
  ask: (wanted: ProductsWanted) => Promise<Found>,
) {
  return searchProducts(db, searchOf(wanted.filter, wanted.exact), (plan) => ask({ ...wanted, plan }));
}

function searchOf({ search }: ProductFilter, exact = false) {
  return { search, exact };
}

function answered({ page, limit }: SearchedList, total: number, plan: SearchPlan) {
  return { page: { page, limit, total }, searched: presentSearch(plan) };
}

/** Without a limit a list is capped; what fits the search best comes first, without a search the newest. */
function pageOf(query: Partial<Pick<ProductListQuery, 'page' | 'limit' | 'sort' | 'search'>>) {
  const { page = 1, limit = LIST_CAP, sort = query.search ? 'relevance' : 'newest' } = query;
  return { page, limit, sort } as const;
}
