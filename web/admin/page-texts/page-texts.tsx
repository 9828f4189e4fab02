import { getStaffPageTexts } from '#contract/calls/staff-page-texts.ts';
import { PAGE_NAMES, PAGE_TITLES, type PageName } from '#domain/page-texts/page-texts.ts';
import { inBrowser, type LoadArgs, onServer } from '#web/data.ts';
import { loadPage } from '#web/load-page.ts';
import { LinkTabs } from '#web/ui/navigation/link-tabs.tsx';
import { adminMeta } from '../screen/admin-meta.ts';
import { FailedToFetch } from '../screen/failed-to-fetch.tsx';
import { PageHeader } from '../screen/page-header.tsx';
import { StorefrontTabs } from '../screen/storefront-tabs.tsx';
import type { Route } from './+types/page-texts';
import { PageTextsForm } from './page-texts-form.tsx';

async function load({ api, params }: LoadArgs) {
  return await loadPage(
    api(getStaffPageTexts, { params: { page: findPage(params) } }).then(({ body }) => body),
  );
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Texts');

/** The texts of each page of the shop, with the page beside them. */
export default function PageTexts({ loaderData: texts, params }: Route.ComponentProps) {
  const page = findPage(params);
  const tabs = PAGE_NAMES.map((name) => ({
    label: PAGE_TITLES[name],
    to: `/admin/page-texts/${name}`,
    isCurrent: name === page,
  }));
  return (
    <>
      <PageHeader screen="page-texts" />
      <StorefrontTabs />
      <div className="mb-5">
        <LinkTabs label="Pages" tabs={tabs} />
      </div>
      {texts.ok ? (
        <PageTextsForm key={page} saved={texts.data} />
      ) : (
        <FailedToFetch what="the texts" message={texts.message} retryHref={`/admin/page-texts/${page}`} />
      )}
    </>
  );
}

/** Home unless an address names another page. */
function findPage({ page }: Record<string, string | undefined>): PageName {
  return PAGE_NAMES.find((name) => name === page) ?? 'home';
}
