import { getMenu } from '#contract/calls/menus.ts';
import { MENU_NAMES, type MenuName } from '#domain/menus/menu.ts';
import { inBrowser, type LoadArgs, onServer } from '#web/data.ts';
import { loadPage } from '#web/load-page.ts';
import { LinkTabs } from '#web/ui/navigation/link-tabs.tsx';
import { adminMeta } from '../screen/admin-meta.ts';
import { FailedToFetch } from '../screen/failed-to-fetch.tsx';
import { PageHeader } from '../screen/page-header.tsx';
import { StorefrontTabs } from '../screen/storefront-tabs.tsx';
import type { Route } from './+types/menus';
import { MenuForm } from './menu-form.tsx';

async function load({ api, params }: LoadArgs) {
  return await loadPage(api(getMenu, { params: { menu: findMenu(params) } }).then(({ body }) => body));
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Menus');

const TITLES: Readonly<Record<MenuName, string>> = { header: 'Header', footer: 'Footer' };

/** The menus of the storefront. */
export default function Menus({ loaderData: loaded, params }: Route.ComponentProps) {
  const menu = findMenu(params);
  const tabs = MENU_NAMES.map((name) => ({
    label: TITLES[name],
    to: `/admin/menus/${name}`,
    isCurrent: name === menu,
  }));
  return (
    <>
      <PageHeader screen="menus" />
      <StorefrontTabs />
      <div className="mb-5">
        <LinkTabs label="Menus" tabs={tabs} />
      </div>
      {loaded.ok ? (
        <MenuForm key={menu} menu={menu} loaded={loaded.data} />
      ) : (
        <FailedToFetch what="the menu" message={loaded.message} retryHref={`/admin/menus/${menu}`} />
      )}
    </>
  );
}

/** The header unless an address names the footer. */
function findMenu({ menu }: Record<string, string | undefined>): MenuName {
  return MENU_NAMES.find((name) => name === menu) ?? 'header';
}
