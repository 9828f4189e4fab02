import type { Database } from '#db/connection.ts';
import type { InvalidationWatch } from '../cache/invalidation-watch.ts';
import { createTaggedCache } from '../cache/tagged-cache.ts';
import type { CollectionsToSuggest } from '../products/search/suggest.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import { findFirstImage, findPublished, selectPublished } from './collection-queries.ts';

type Services = { reading: Database; settings: CurrentSettings; watch: InvalidationWatch };

const MAX_PICTURES = 200;

/**
 * Returns the published collections for the suggestions of a search, cached: they are asked with each key.
 */
export function suggestCollections({ reading, settings, watch }: Services): CollectionsToSuggest {
  const published = createTaggedCache<{ slug: string; title: string }[]>(watch, { bounds: { max: 1 } });
  const pictures = createTaggedCache<string | null>(watch, { bounds: { max: MAX_PICTURES } });
  const readPublished = async () => ({
    value: await selectPublished(reading),
    tags: ['collections'] as const,
  });
  return {
    read: async () => (await published.get('all', readPublished)).value,
    async pictureOf(slug) {
      const readPicture = async () => {
        const collection = await findPublished(reading, slug);
        const counted = (await settings.read()).countedReviews;
        const value =
          collection && (collection.image ?? (await findFirstImage(reading, collection, counted)));
        return { value, tags: ['collections', 'catalogue', 'settings'] as const };
      };
      return (await pictures.get(slug, readPicture)).value;
    },
  };
}
