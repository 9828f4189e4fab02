import type { Hono } from 'hono';
import * as calls from '#contract/calls/products.ts';
import { suggestProducts } from '#contract/calls/suggestions.ts';
import type { CacheTag } from '#db/cache-tags.ts';
import type { Database } from '#db/connection.ts';
import type { productList } from '#domain/products/product-list.ts';
import type { InvalidationWatch } from '../cache/invalidation-watch.ts';
import { createTaggedCache } from '../cache/tagged-cache.ts';
import { refuse, success } from '../http/answer.ts';
import { bindShared, type Environment } from '../http/bind.ts';
import type { ListRequest, Page } from '../lists/list-queries.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import { type Facets, selectFacets } from './facet-queries.ts';
import { presentFacets, presentProduct, presentProductCard, presentSearch } from './present-product.ts';
import { findProduct, productCardQueries, productQueries } from './product-queries.ts';
import { BY_RULE, type SearchPlan } from './search/search-plan.ts';
import { searchProducts } from './search/search-products.ts';
import { suggest } from './search/suggest.ts';

type ProductServices = {
  db: Database;
  reading: Database;
  settings: CurrentSettings;
  watch: InvalidationWatch;
};

type Asked = ListRequest<typeof productList>;

/** The catalogue for shoppers. */
export function productRoutes(
  app: Hono<Environment>,
  { db, reading, settings, watch }: ProductServices,
): void {
  const list = async (asked: Asked, featured = false) => {
    const counted = (await settings.read()).countedReviews;
    const { found, plan } = await searchProducts(reading, asked, (plan) =>
      productQueries.page(reading, asked, { plan, featured, counted }),
    );
    return answerOf(found, presentProduct, asked, plan);
  };

  bindShared(app, calls.listProducts, ({ query }) => list(query));

  bindShared(app, calls.listProductCards, async ({ query: { featured = false, ...asked } }) => {
    const counted = (await settings.read()).countedReviews;
    const { found, plan } = await searchProducts(reading, asked, (plan) =>
      productCardQueries.page(reading, asked, { plan, featured, counted }),
    );
    return answerOf(found, presentProductCard, asked, plan);
  });

  bindShared(app, calls.listFeaturedProducts, ({ query }) => list(query, true));

  bindShared(app, calls.listProductsOfCategory, ({ params, query }) =>
    list({ ...query, category: params.category }),
  );

  bindShared(app, calls.searchProducts, ({ params, query }) =>
    list({ ...query, search: params.query || null }),
  );

  bindShared(app, calls.getProductFacets, async ({ query: filter }) => {
    const { found } = await searchProducts(reading, filter, (plan) => selectFacets(reading, filter, plan));
    return { ...success(presentFacets(found)), shows: ['catalogue'] };
  });

  // Every suggestion names categories and brands of them.
  const allFacets = createTaggedCache<Facets>(watch, { bounds: { max: 1 } });
  const readAllFacets = async () => ({
    value: await selectFacets(reading, {}, BY_RULE),
    tags: ['catalogue'] as const,
  });
  bindShared(app, suggestProducts, async ({ query }) => {
    const { value: facets } = await allFacets.get('all', readAllFacets);
    return { ...success(await suggest(reading, query.q, facets)), shows: ['catalogue'] };
  });

  bindShared(app, calls.getProduct, async ({ params: { id } }) => {
    const product = await findProduct(db, id);
    const shows = [`product:${id}`] as const;
    return product
      ? { ...success(presentProduct(product)), shows: [...shows, 'settings'] }
      : { ...refuse('not_found', 'Product not found'), shows };
  });
}

function answerOf<Row extends { id: string }, Wire>(
  { rows, ...page }: Page<Row>,
  present: (row: Row) => Wire,
  { sort }: Asked,
  plan: SearchPlan,
) {
  const shows: CacheTag[] = ['catalogue', 'settings', ...rows.map(({ id }): CacheTag => `product:${id}`)];
  if (sort === 'rating') shows.push('ratings');
  return { ...success(rows.map(present), { page, searched: presentSearch(plan) }), shows };
}
