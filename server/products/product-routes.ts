import type { Hono } from 'hono';
import * as calls from '#contract/calls/products.ts';
import { getSearchHelp } from '#contract/calls/search-help.ts';
import { suggestProducts } from '#contract/calls/suggestions.ts';
import type { CacheTag } from '#db/cache-tags.ts';
import type { Database } from '#db/connection.ts';
import type { productList } from '#domain/products/product-list.ts';
import type { InvalidationWatch } from '../cache/invalidation-watch.ts';
import { createTaggedCache } from '../cache/tagged-cache.ts';
import { refuse, success } from '../http/answer.ts';
import { bindShared, type Environment } from '../http/bind.ts';
import type { ListRequest } from '../lists/list-queries.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import { createCatalogueTotals, listFilterTags } from './catalogue-totals.ts';
import { type Facets, selectFacets } from './facet-queries.ts';
import { hasFurtherCategories } from './group-sql.ts';
import { createKnownSpellings } from './known-spellings.ts';
import { hasVariants, selectOptionFacets } from './option-facet-queries.ts';
import { presentFacets, presentSearch, presentWholeProduct } from './present-product.ts';
import { productQueries } from './product-list-queries.ts';
import { findProduct } from './product-queries.ts';
import type { ProductWriters } from './product-texts.ts';
import { createBoughtTogether } from './related/bought-together.ts';
import { findRelatedProducts } from './related/find-related-products.ts';
import { explainSearch } from './search/explain-search.ts';
import { indexSynonyms } from './search/index-synonyms.ts';
import { BY_RULE } from './search/search-plan.ts';
import { searchProducts } from './search/search-products.ts';
import { type CollectionsToSuggest, suggest } from './search/suggest.ts';

type ProductServices = {
  rows: Database;
  reading: Database;
  settings: CurrentSettings;
  watch: InvalidationWatch;
  writers: ProductWriters;
  collections: CollectionsToSuggest;
  now: () => Date;
};

type CatalogueRequest = ListRequest<typeof productList>;

/** Binds the calls of the catalogue for shoppers. */
export function productRoutes(
  app: Hono<Environment>,
  { rows, reading, settings, watch, writers, collections, now }: ProductServices,
): void {
  const totals = createCatalogueTotals(watch);
  const findSpellings = createKnownSpellings(reading, watch);
  // Without products with options the filters are those of the specification.
  const offersOptions = createTaggedCache<boolean>(watch, { bounds: { max: 1 } });
  // Without further categories, lists are read by the index of the first ones.
  const furtherCategories = createTaggedCache<boolean>(watch, { bounds: { max: 1 } });
  const readFurtherCategories = async () => {
    const read = async () => ({ value: await hasFurtherCategories(reading), tags: ['catalogue'] as const });
    return (await furtherCategories.get('all', read)).value;
  };
  const readOffersOptions = async () => ({ value: await hasVariants(reading), tags: ['catalogue'] as const });

  const boughtTogether = createBoughtTogether(reading, now);

  const list = async (
    request: CatalogueRequest,
    { featured = false, write = writers.writeProducts } = {},
  ) => {
    const { countedReviews: counted, synonyms } = await settings.read();
    const hasFurther = await readFurtherCategories();
    const spellings = await findSpellings(request);
    const { result, plan } = await searchProducts(reading, request, indexSynonyms(synonyms), (plan) =>
      productQueries.page(reading, request, { plan, featured, counted, totals, hasFurther, spellings }),
    );
    const { rows, ...page } = result;
    const ids = rows.map(({ id }) => id);
    const shows: CacheTag[] = [...listFilterTags(request), ...ids.map((id): CacheTag => `product:${id}`)];
    if (request.sort === 'rating') shows.push('ratings');
    return { ...success(await write(ids), { page, searched: presentSearch(plan) }), shows };
  };

  bindShared(app, calls.listProducts, ({ query }) => list(query));

  bindShared(app, calls.listProductCards, ({ query: { featured = false, ...request } }) =>
    list(request, { featured, write: writers.writeCards }),
  );

  bindShared(app, calls.listCardsById, async ({ query: { ids } }) => ({
    ...success(await writers.writeCards(ids)),
    shows: ['settings', ...ids.map((id): CacheTag => `product:${id}`)],
  }));

  bindShared(app, calls.listFeaturedProducts, ({ query }) => list(query, { featured: true }));

  bindShared(app, calls.listProductsOfCategory, ({ params, query }) =>
    list({ ...query, category: params.category }),
  );

  bindShared(app, calls.searchProducts, ({ params, query }) =>
    list({ ...query, search: params.query || null }),
  );

  bindShared(app, calls.getProductFacets, async ({ query: filter }) => {
    const { value: isDetailed } = await offersOptions.get('all', readOffersOptions);
    const { countedReviews: counted, synonyms } = await settings.read();
    const hasFurther = await readFurtherCategories();
    const spellings = await findSpellings(filter);
    const { result } = await searchProducts(reading, filter, indexSynonyms(synonyms), async (plan) => {
      const context = { plan, counted, hasFurther, spellings };
      const [facets, options] = await Promise.all([
        selectFacets(reading, filter, context),
        isDetailed ? selectOptionFacets(reading, filter, context) : [],
      ]);
      return { ...facets, options };
    });
    const shows = listFilterTags(isDetailed ? { rating: 1, inStock: true } : filter);
    return { ...success(presentFacets(result, isDetailed)), shows };
  });

  // Every suggestion names categories and brands of them.
  const allFacets = createTaggedCache<Facets>(watch, { bounds: { max: 1 } });
  const readAllFacets = async () => ({
    value: await selectFacets(reading, {}, { plan: BY_RULE }),
    tags: ['catalogue'] as const,
  });
  bindShared(app, suggestProducts, async ({ query }) => {
    const { value: facets } = await allFacets.get('all', readAllFacets);
    const synonyms = indexSynonyms((await settings.read()).synonyms);
    const suggestions = await suggest(reading, query.q, { facets, synonyms, collections });
    return { ...success(suggestions), shows: ['catalogue', 'settings', 'collections'] };
  });

  bindShared(app, getSearchHelp, async ({ query: { q, exact: isExact = false } }) => {
    const synonyms = indexSynonyms((await settings.read()).synonyms);
    const help = await explainSearch(reading, q, { isExact, synonyms });
    return { ...success(help), shows: ['catalogue', 'settings'] };
  });

  bindShared(app, calls.listRelatedProducts, async ({ params: { id } }) => {
    const product = await findProduct(rows, id);
    if (!product) return { ...refuse('not_found', 'Product not found'), shows: [`product:${id}`] };
    const counted = (await settings.read()).countedReviews;
    const ids = await findRelatedProducts(product, {
      reading,
      boughtTogether,
      counted,
      totals,
      findSpellings,
    });
    const shown = [id, ...ids].map((one): CacheTag => `product:${one}`);
    const shows = [...listFilterTags({ rating: 1, inStock: true }), ...shown];
    return { ...success(await writers.writeCards(ids)), shows };
  });

  bindShared(app, calls.getProduct, async ({ params: { id } }) => {
    const product = await findProduct(rows, id);
    const shows = [`product:${id}`] as const;
    return product
      ? { ...success(presentWholeProduct(product)), shows: [...shows, 'settings'] }
      : { ...refuse('not_found', 'Product not found'), shows };
  });
}
