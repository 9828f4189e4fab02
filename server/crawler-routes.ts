import type { Hono } from 'hono';
import type { Database } from '#db/connection.ts';
import { collectionPath } from '#domain/collections/collection.ts';
import { MEMBERSHIP_PATH } from '#domain/members/membership.ts';
import { RETURN_POLICY_PATH, readReturnPolicy } from '#domain/returns/return-policy.ts';
import { shopPagePath } from '#domain/shop-pages/shop-page.ts';
import { selectPublished } from './collections/collection-queries.ts';
import type { Environment } from './http/bind.ts';
import { findSharing } from './http/shown-tags.ts';
import { readPublishedLooks } from './looks/read-published-looks.ts';
import type { PaymentServices } from './payments/payment-services.ts';
import { readSitemap, readSitemapPart } from './products/read-sitemap.ts';
import { PAGES, programGuide, robots, SITEMAP_OF_PAGES, SITEMAP_PART, sitemap } from './products/sitemap.ts';
import { selectPublishedPages } from './shop-pages/shop-page-queries.ts';
import { writeWebManifest } from './web-manifest.ts';

type CrawlerServices = Pick<PaymentServices, 'settings'> & {
  /** The public URL for search engines. Default: the origin of the request. */
  publicUrl: string | null;
  reading: Database;
  db: Database;
};

/** Serves the files for programs: robots, sitemaps, the guide for language models and the manifest. */
export function crawlerRoutes(
  app: Hono<Environment>,
  { publicUrl, reading, db, settings }: CrawlerServices,
): void {
  const findOrigin = (url: string) => publicUrl ?? new URL(url).origin;
  app.get('/robots.txt', (context) => {
    findSharing(context).show?.([]);
    return context.text(robots(findOrigin(context.req.url)));
  });
  app.get('/manifest.webmanifest', async (context) => {
    findSharing(context).show?.(['settings', 'looks']);
    const looks = await readPublishedLooks({ db, settings });
    const manifest = JSON.stringify(writeWebManifest(await settings.read(), looks));
    return context.body(manifest, 200, { 'Content-Type': 'application/manifest+json; charset=utf-8' });
  });
  app.get('/llms.txt', async (context) => {
    findSharing(context).show?.(['settings']);
    const { company, ...rest } = await settings.read();
    const pages = readReturnPolicy(rest) && { 'Return policy': RETURN_POLICY_PATH };
    return context.text(programGuide(findOrigin(context.req.url), company.name, pages ?? {}));
  });
  const listPages = async () => {
    const shop = await settings.read();
    return [
      ...PAGES,
      ...(shop.offerMemberships ? [MEMBERSHIP_PATH] : []),
      ...(readReturnPolicy(shop) ? [RETURN_POLICY_PATH] : []),
      ...(await selectPublished(reading)).map(({ slug }) => collectionPath(slug)),
      ...(await selectPublishedPages(reading))
        .map(shopPagePath)
        .filter((path) => path !== RETURN_POLICY_PATH),
    ];
  };
  // Programs look for files here; a page of the shop would mislead them.
  app.get('/.well-known/*', (context) => context.notFound());
  const XML = { 'Content-Type': 'application/xml; charset=utf-8' };
  app.get('/sitemap.xml', async (context) => {
    findSharing(context).show?.(['catalogue', 'collections', 'pages', 'settings']);
    const pages = await listPages();
    return context.body(await readSitemap(reading, findOrigin(context.req.url), { pages }), 200, XML);
  });
  app.get(SITEMAP_OF_PAGES, async (context) =>
    context.body(sitemap(findOrigin(context.req.url), [], { pages: await listPages() }), 200, XML),
  );
  app.get(SITEMAP_PART, async (context) => {
    findSharing(context).show?.(['catalogue']);
    const from = context.req.query('from') ?? '';
    const part = await readSitemapPart(reading, findOrigin(context.req.url), from);
    return part === null ? context.notFound() : context.body(part, 200, XML);
  });
}
