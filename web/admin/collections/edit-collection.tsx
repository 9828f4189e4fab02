import { inBrowser, onServer } from '#web/data.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { FailedToFetch } from '../screen/failed-to-fetch.tsx';
import { PageHeader } from '../screen/page-header.tsx';
import type { Route } from './+types/edit-collection';
import { CollectionForm } from './collection-form.tsx';
import { loadCollection } from './load-collection.ts';

export const loader = onServer(loadCollection);
export const clientLoader = inBrowser(loadCollection);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Collection');

/** One collection, or a new one. */
export default function EditCollection({ loaderData, params }: Route.ComponentProps) {
  return (
    <>
      <PageHeader screen="collections" />
      {loaderData.ok ? (
        <CollectionForm key={params.id ?? 'new'} saved={loaderData.data.collection} {...loaderData.data} />
      ) : (
        <FailedToFetch
          what="the collection"
          message={loaderData.message}
          retryHref="/admin/collections"
          retryLabel="All collections"
        />
      )}
    </>
  );
}
