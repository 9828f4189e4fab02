import type { Database } from '#db/connection.ts';
import { addQuery, withoutSlash } from '#domain/redirects/redirect.ts';
import { readReturnPolicy } from '#domain/returns/return-policy.ts';
import { linkPolicies } from '#domain/shop-pages/link-policies.ts';
import { POLICY_PATHS, shopPagePath } from '#domain/shop-pages/shop-page.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import { selectPublishedPages } from '../shop-pages/shop-page-queries.ts';
import { selectRedirects } from './redirect-queries.ts';

type Services = { db: Database; settings: CurrentSettings };

/**
 * Where an address leads that is nothing in the shop, with its query; null if nowhere. Redirects and the
 * addresses of pages are in memory until they change.
 */
export async function findRedirect(
  { db, settings }: Services,
  { pathname, search }: { pathname: string; search: string },
): Promise<string | null> {
  const redirects = await settings.cached(
    'redirects',
    async () => new Map((await selectRedirects(db)).map(({ from, to }) => [from, to])),
  );
  const path = withoutSlash(pathname);
  const to = redirects.get(path) ?? (await findMovedPage({ db, settings }, path));
  return to === null ? null : addQuery(to, search);
}

/** The page or policy that had this address in a shop of Shopify. */
async function findMovedPage({ db, settings }: Services, path: string): Promise<string | null> {
  const [, folder, name = ''] = /^\/(pages|policies)\/([^/]+)$/.exec(path) ?? [];
  if (!folder) return null;
  const published = await settings.cached('pages', () => selectPublishedPages(db));
  if (folder === 'pages') {
    const page = published.find(({ slug }) => slug === name);
    return page ? shopPagePath(page) : null;
  }
  const policies = linkPolicies(published, readReturnPolicy(await settings.read()) !== null);
  return policies.find(({ to }) => to === POLICY_OF_HANDLE[name])?.to ?? null;
}

/** By the names that Shopify has for them. */
const POLICY_OF_HANDLE: Readonly<Record<string, string | undefined>> = {
  'shipping-policy': POLICY_PATHS.shipping,
  'refund-policy': POLICY_PATHS.returns,
  'privacy-policy': POLICY_PATHS.privacy,
  'terms-of-service': POLICY_PATHS.terms,
};
