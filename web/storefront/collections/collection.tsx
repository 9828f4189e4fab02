import { productList } from '#domain/products/product-list.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { StateNotice } from '#web/ui/states/state-notice.tsx';
import { inBrowser, onServer } from '../../data.ts';
import { useStateText } from '../page-texts/state-texts-context.ts';
import type { Route } from './+types/collection';
import { CollectionView } from './collection-view.tsx';
import { describeCollection } from './describe-collection.ts';
import { loadCollection } from './load-collection.ts';

export const loader = onServer(loadCollection);
export const clientLoader = inBrowser(loadCollection);

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  describeCollection(matches, loaderData, location.search);

export default function Collection({ loaderData: page }: Route.ComponentProps) {
  if (page.ok) return <CollectionView key={page.data.collection.slug} {...page.data} />;
  return <Missing message={page.message} isAbsent={page.status === 404} />;
}

function Missing({ message, isAbsent }: { message: string; isAbsent: boolean }) {
  const title = useStateText('collectionNotFoundTitle');
  const text = useStateText('collectionNotFoundText');
  const all = (
    <ButtonLink to={productList.path} variant="primary">
      Browse Products
    </ButtonLink>
  );
  if (!isAbsent) return <ErrorState level={1} title={`Error loading collection: ${message}`} action={all} />;
  return <StateNotice level={1} title={title} text={text} action={all} />;
}
