import { inBrowser, onServer } from '#web/data.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { adminMeta } from '../screen/admin-meta.ts';
import { PageHeader } from '../screen/page-header.tsx';
import type { Route } from './+types/edit-collection';
import { CollectionForm } from './collection-form.tsx';
import { loadCollection } from './load-collection.ts';

export const loader = onServer(loadCollection);
export const clientLoader = inBrowser(loadCollection);

export const meta = () => adminMeta('Collection');

/** One collection, or a new one. */
export default function EditCollection({ loaderData: found, params }: Route.ComponentProps) {
  return (
    <>
      <PageHeader screen="collections" />
      {found.ok ? (
        <CollectionForm key={params.id ?? 'new'} saved={found.data.collection} {...found.data} />
      ) : (
        <Card padded={false}>
          <ErrorState
            title="Failed to fetch the collection"
            text={found.message}
            retryLabel="All collections"
            retryHref="/admin/collections"
          />
        </Card>
      )}
    </>
  );
}
