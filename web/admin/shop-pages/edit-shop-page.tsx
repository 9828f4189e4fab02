import { getStaffPage } from '#contract/calls/staff-shop-pages.ts';
import { inBrowser, type LoadArgs, onServer } from '#web/data.ts';
import { loadPage } from '#web/load-page.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { FailedToFetch } from '../screen/failed-to-fetch.tsx';
import { PageHeader } from '../screen/page-header.tsx';
import { StorefrontTabs } from '../screen/storefront-tabs.tsx';
import type { Route } from './+types/edit-shop-page';
import { ShopPageForm } from './shop-page-form.tsx';

const NEW = 'new';

async function load({ api, params: { id = NEW } }: LoadArgs) {
  const page = id === NEW ? null : api(getStaffPage, { params: { id } }).then(({ body }) => body);
  return await loadPage(Promise.resolve(page));
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Page');

/** One page or policy, or a new page. */
export default function EditShopPage({ loaderData: page, params }: Route.ComponentProps) {
  return (
    <>
      <PageHeader screen="pages" />
      <StorefrontTabs />
      {page.ok ? (
        <ShopPageForm key={params.id} saved={page.data} />
      ) : (
        <FailedToFetch
          what="the page"
          message={page.message}
          retryHref="/admin/pages"
          retryLabel="All pages"
        />
      )}
    </>
  );
}
