import type { Hono } from 'hono';
import * as calls from '#contract/calls/collections.ts';
import type { CacheTag } from '#db/cache-tags.ts';
import type { Database } from '#db/connection.ts';
import { refuse, success } from '../http/answer.ts';
import { bindShared, type Environment } from '../http/bind.ts';
import { productQueries } from '../products/product-list-queries.ts';
import type { ProductWriters } from '../products/product-texts.ts';
import { BY_RULE } from '../products/search/search-plan.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import { amongCollection, findPublished, selectPublished } from './collection-queries.ts';
import { presentCollection } from './present-collection.ts';

type CollectionServices = { reading: Database; settings: CurrentSettings; writers: ProductWriters };

const NOT_FOUND = { ...refuse('not_found', 'Collection not found'), shows: ['collections'] as const };

/** Binds the calls of the published collections, for shoppers. */
export function collectionRoutes(
  app: Hono<Environment>,
  { reading, settings, writers }: CollectionServices,
): void {
  bindShared(app, calls.listCollections, async () => ({
    ...success(await selectPublished(reading)),
    shows: ['collections'],
  }));

  bindShared(app, calls.getCollection, async ({ params }) => {
    const collection = await findPublished(reading, params.slug);
    return collection ? { ...success(presentCollection(collection)), shows: ['collections'] } : NOT_FOUND;
  });

  bindShared(app, calls.listProductsOfCollection, async ({ params, query }) => {
    const collection = await findPublished(reading, params.slug);
    if (!collection) return NOT_FOUND;
    const counted = (await settings.read()).countedReviews;
    const { sort, ...paging } = query;
    const request = {
      ...paging,
      sort: sort === undefined || sort === 'chosen' ? ('relevance' as const) : sort,
    };
    const among = amongCollection(collection, counted);
    const { rows, ...page } = await productQueries.page(reading, request, {
      plan: BY_RULE,
      counted,
      among,
    });
    const shows: CacheTag[] = ['collections', 'catalogue', 'settings'];
    if (sort === 'rating' || collection.rule?.minRating) shows.push('ratings');
    if (collection.rule?.inStock) shows.push('availability');
    const ids = rows.map(({ id }) => id);
    shows.push(...ids.map((id): CacheTag => `product:${id}`));
    return { ...success(await writers.writeCards(ids), { page }), shows };
  });
}
