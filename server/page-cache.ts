import { LRUCache } from 'lru-cache';
import type { Touch } from '#db/catalogue-version.ts';
import { createVersionedCache } from './cache/versioned-cache.ts';
import type { CatalogueWatch } from './cache/watch-catalogue.ts';
import type { Page } from './pages.ts';

/** A cached page, with its compressed form after the first request for that. */
export type CachedPage = Page & {
  compressed?: Buffer<ArrayBuffer>;
  /** The products it links to, as in URLs, once that was asked. */
  products?: ReadonlySet<string>;
};

export type PageCache = ReturnType<typeof createPageCache>;

/** Addresses remembered after one request. */
const MAX_SEEN = 10_000;

/**
 * Caches pages with status 200 until the catalogue or something they show of a review changes, from the
 * second time they are rendered: most addresses are requested once, and would displace the others.
 * `capacity` is in bytes of HTML.
 */
export function createPageCache({ version, touches }: CatalogueWatch, capacity: number) {
  const seen = new LRUCache<string, true>({ max: MAX_SEEN });
  return createVersionedCache<CachedPage, Touch>({
    version,
    bounds: { maxSize: capacity, sizeCalculation: ({ html }) => html.length || 1 },
    isCacheable(address, { status }) {
      if (status !== 200) return false;
      const isSeen = seen.has(address);
      seen.set(address, true);
      return isSeen;
    },
    changes: { read: touches, concerns: isShownOn },
  });
}

/** A vote is shown on the page of its product; a rating also on cards, and it orders lists. */
function isShownOn({ productId, isRated }: Touch, address: string, page: CachedPage): boolean {
  const { pathname, searchParams } = new URL(address, 'http://shop.invalid');
  const inUrl = encodeURIComponent(productId);
  if (pathname === PRODUCT_PATH + inUrl) return true;
  if (!isRated) return false;
  page.products ??= productsOn(page);
  return page.products.has(inUrl) || searchParams.get('sort') === 'rating';
}

const PRODUCT_PATH = '/user/products/';

function productsOn({ html }: CachedPage): ReadonlySet<string> {
  const links = html.toString('latin1').matchAll(/"\/user\/products\/([^"?#]+)/g);
  return new Set([...links].map(([, id = '']) => id));
}
