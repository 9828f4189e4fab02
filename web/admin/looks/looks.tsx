import { getStaffLooks } from '#contract/calls/staff-looks.ts';
import { inBrowser, type LoadArgs, onServer } from '#web/data.ts';
import { loadPage } from '#web/load-page.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { FailedToFetch } from '../screen/failed-to-fetch.tsx';
import { PageHeader } from '../screen/page-header.tsx';
import { StorefrontTabs } from '../screen/storefront-tabs.tsx';
import type { Route } from './+types/looks';
import { LooksForm } from './looks-form.tsx';

async function load({ api }: LoadArgs) {
  return await loadPage(api(getStaffLooks, {}).then(({ body }) => body));
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Looks');

/** Colors, corners, typefaces and pictures of the shop, with its pages beside them. */
export default function LooksScreen({ loaderData: looks }: Route.ComponentProps) {
  return (
    <>
      <PageHeader screen="looks" />
      <StorefrontTabs />
      {looks.ok ? (
        <LooksForm saved={looks.data} />
      ) : (
        <FailedToFetch what="the looks" message={looks.message} retryHref="/admin/looks" />
      )}
    </>
  );
}
