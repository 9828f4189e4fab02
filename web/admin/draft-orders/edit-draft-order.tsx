import { inBrowser, onServer } from '#web/data.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { adminMeta } from '../screen/admin-meta.ts';
import { PageHeader } from '../screen/page-header.tsx';
import type { Route } from './+types/edit-draft-order';
import { DraftForm } from './draft-form.tsx';
import { loadDraftOrder } from './load-draft-order.ts';
import { PaidDraft } from './paid-draft.tsx';

export const loader = onServer(loadDraftOrder);
export const clientLoader = inBrowser(loadDraftOrder);

export const meta = () => adminMeta('Draft order');

/** One draft order, or a new one. */
export default function EditDraftOrder({ loaderData: found, params }: Route.ComponentProps) {
  return (
    <>
      <PageHeader screen="draft-orders" />
      {!found.ok ? (
        <Card padded={false}>
          <ErrorState
            title="Failed to fetch the draft"
            text={found.message}
            retryLabel="All draft orders"
            retryHref="/admin/draft-orders"
          />
        </Card>
      ) : found.data?.draft.orderId ? (
        <PaidDraft draft={found.data.draft} orderId={found.data.draft.orderId} />
      ) : (
        <DraftForm key={params.id} saved={found.data} />
      )}
    </>
  );
}
