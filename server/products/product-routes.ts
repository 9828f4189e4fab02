import type { Hono } from 'hono';
import * as calls from '#contract/calls/products.ts';
import { suggestProducts } from '#contract/calls/suggestions.ts';
import type { Database } from '#db/connection.ts';
import type { productList } from '#domain/products/product-list.ts';
import { refuse, success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { compressAnswers } from '../http/gzip.ts';
import type { ListRequest, Page } from '../lists/list-queries.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import { selectFacets } from './facet-queries.ts';
import { presentFacets, presentProduct, presentProductCard, presentSearch } from './present-product.ts';
import { findProduct, productCardQueries, productQueries } from './product-queries.ts';
import { createReadFacets } from './read-facets.ts';
import type { SearchPlan } from './search/search-plan.ts';
import { searchProducts } from './search/search-products.ts';
import { suggest } from './search/suggest.ts';

type ProductServices = {
  db: Database;
  reading: Database;
  settings: CurrentSettings;
  catalogueVersion: () => Promise<number | null>;
};

/** The catalogue for shoppers. */
export function productRoutes(
  app: Hono<Environment>,
  { db, reading, settings, catalogueVersion }: ProductServices,
): void {
  app.use('/products/*', compressAnswers());
  const readFacets = createReadFacets(reading, catalogueVersion);
  const list = async (asked: ListRequest<typeof productList>, featured = false) => {
    const counted = (await settings.read()).countedReviews;
    const { found, plan } = await searchProducts(reading, asked, (plan) =>
      productQueries.page(reading, asked, { plan, featured, counted }),
    );
    return answerOf(found, presentProduct, plan);
  };

  bind(app, calls.listProducts, ({ query }) => list(query));

  bind(app, calls.listProductCards, async ({ query: { featured = false, ...asked } }) => {
    const counted = (await settings.read()).countedReviews;
    const { found, plan } = await searchProducts(reading, asked, (plan) =>
      productCardQueries.page(reading, asked, { plan, featured, counted }),
    );
    return answerOf(found, presentProductCard, plan);
  });

  bind(app, calls.listFeaturedProducts, ({ query }) => list(query, true));

  bind(app, calls.listProductsOfCategory, ({ params, query }) =>
    list({ ...query, category: params.category }),
  );

  bind(app, calls.searchProducts, ({ params, query }) => list({ ...query, search: params.query || null }));

  bind(app, calls.getProductFacets, async ({ query: filter }) => {
    if (!filter.search) return success(presentFacets(await readFacets(filter)));
    const { found } = await searchProducts(reading, filter, (plan) => selectFacets(reading, filter, plan));
    return success(presentFacets(found));
  });

  bind(app, suggestProducts, async ({ query }) =>
    success(await suggest(reading, query.q, await readFacets({}))),
  );

  bind(app, calls.getProduct, async ({ params }) => {
    const product = await findProduct(db, params.id);
    return product ? success(presentProduct(product)) : refuse('not_found', 'Product not found');
  });
}

function answerOf<Row, Wire>({ rows, ...page }: Page<Row>, present: (row: Row) => Wire, plan: SearchPlan) {
  return success(rows.map(present), { page, searched: presentSearch(plan) });
}
