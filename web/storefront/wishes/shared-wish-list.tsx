import { inBrowser, onServer } from '#web/data.ts';
import { pageMeta } from '#web/meta.ts';
import type { Route } from './+types/shared-wish-list';
import { loadSharedList } from './load-shared-list.ts';
import { readSharedList, sharedListPath } from './shared-list-path.ts';
import { SharedListView } from './shared-list-view.tsx';

export const loader = onServer(loadSharedList);
export const clientLoader = inBrowser(loadSharedList);

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, {
    title: 'A shared wish list',
    description: 'Products that somebody put on a wish list, with their prices of today.',
    // Previews in messages lead to this address, so it has the products.
    path: sharedListPath(readSharedList(new URLSearchParams(location.search)).ids),
    noIndex: true,
  });

export default function SharedWishList({ loaderData }: Route.ComponentProps) {
  return <SharedListView list={loaderData} />;
}
