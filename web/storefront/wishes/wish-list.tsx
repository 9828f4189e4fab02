import { inBrowser, onServer } from '#web/data.ts';
import { pageMeta } from '#web/meta.ts';
import type { Route } from './+types/wish-list';
import { loadWishList } from './load-wish-list.ts';
import { WISH_LIST_PATH } from './wish-list-path.ts';
import { WishListView } from './wish-list-view.tsx';

export const loader = onServer(loadWishList);
export const clientLoader = inBrowser(loadWishList);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Your wish list',
    description: 'The products that you marked with a heart, with their prices of today.',
    path: WISH_LIST_PATH,
    noIndex: true,
  });

export default function WishList({ loaderData }: Route.ComponentProps) {
  return <WishListView list={loaderData} />;
}
