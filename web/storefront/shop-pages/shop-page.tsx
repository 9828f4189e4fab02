import { getPage } from '#contract/calls/shop-pages.ts';
import { pagePath } from '#domain/shop-pages/page-path.ts';
import { inBrowser, type LoadArgs, onServer } from '#web/data.ts';
import { loadPage } from '#web/load-page.ts';
import type { Route } from './+types/shop-page';
import { describePage } from './describe-page.ts';
import { loadDraft } from './load-draft.ts';
import { PageView } from './page-view.tsx';

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  describePage(matches, loaderData, pagePath(params.slug));

/** A page that staff wrote. */
export default function ShopPage({ loaderData: page }: Route.ComponentProps) {
  return <PageView page={page} />;
}

async function load({ api, url, params: { slug = '' } }: LoadArgs) {
  const page = loadDraft({ api, url }) ?? api(getPage, { params: { slug } });
  return await loadPage(page.then(({ body }) => body));
}
