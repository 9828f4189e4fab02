import type { Database } from '#db/connection.ts';
import { countForSale, selectProductIds } from './product-queries.ts';
import { sitemap, sitemapIndex } from './sitemap.ts';

/** Products in one file, of 50,000 addresses (sitemaps.org): the first file also lists the pages. */
const MAX_PRODUCTS = 49_000;

/** Returns `/sitemap.xml`: all addresses, or an index of parts when one file cannot hold them. */
export async function readSitemap(db: Database, origin: string, size = MAX_PRODUCTS): Promise<string> {
  const products = await selectProductIds(db, { limit: size + 1, offset: 0 });
  if (products.length <= size) return sitemap(origin, products, { withPages: true });
  return sitemapIndex(origin, Math.ceil((await countForSale(db)) / size));
}

/** Returns a part of the index, numbered from 1, or null past the last. */
export async function readSitemapPart(
  db: Database,
  origin: string,
  part: number,
  size = MAX_PRODUCTS,
): Promise<string | null> {
  const products = await selectProductIds(db, { limit: size, offset: (part - 1) * size });
  return products.length === 0 ? null : sitemap(origin, products, { withPages: part === 1 });
}
