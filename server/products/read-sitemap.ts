import type { Database } from '#db/connection.ts';
import { PAGES, sitemap, sitemapIndex } from './sitemap.ts';
import { selectPartStarts, selectProductIds } from './sitemap-queries.ts';

/** Products in one file, of 50,000 addresses (sitemaps.org): the first file also lists the pages. */
const MAX_PRODUCTS = 49_000;

/** Returns `/sitemap.xml`: all addresses, or an index of parts when one file cannot hold them. */
export async function readSitemap(
  db: Database,
  origin: string,
  { pages = PAGES, size = MAX_PRODUCTS }: { pages?: readonly string[]; size?: number } = {},
): Promise<string> {
  const starts = await selectPartStarts(db, size);
  if (starts.length > 1) return sitemapIndex(origin, starts);
  return sitemap(origin, await selectProductIds(db, { from: null, limit: size }), { pages });
}

/** Returns the part of the index that begins with the product `from`; null without that product. */
export async function readSitemapPart(
  db: Database,
  origin: string,
  from: string,
  size = MAX_PRODUCTS,
): Promise<string | null> {
  const products = await selectProductIds(db, { from, limit: size });
  return products.length === 0 ? null : sitemap(origin, products, { pages: [] });
}
