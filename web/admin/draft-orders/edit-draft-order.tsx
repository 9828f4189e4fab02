import { inBrowser, onServer } from '#web/data.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { FailedToFetch } from '../screen/failed-to-fetch.tsx';
import { PageHeader } from '../screen/page-header.tsx';
import type { Route } from './+types/edit-draft-order';
import { DraftForm } from './draft-form.tsx';
import { loadDraftOrder } from './load-draft-order.ts';
import { PaidDraft } from './paid-draft.tsx';

export const loader = onServer(loadDraftOrder);
export const clientLoader = inBrowser(loadDraftOrder);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Draft order');

/** One draft order, or a new one. */
export default function EditDraftOrder({ loaderData, params }: Route.ComponentProps) {
  return (
    <>
      <PageHeader screen="draft-orders" />
      {!loaderData.ok ? (
        <FailedToFetch
          what="the draft"
          message={loaderData.message}
          retryHref="/admin/draft-orders"
          retryLabel="All draft orders"
        />
      ) : loaderData.data?.draft.orderId ? (
        <PaidDraft draft={loaderData.data.draft} orderId={loaderData.data.draft.orderId} />
      ) : (
        <DraftForm key={params.id} saved={loaderData.data} />
      )}
    </>
  );
}
