import { useNavigate } from 'react-router';
import { deleteDraftOrder, markDraftOrderPaid, type WireDraftOrder } from '#contract/calls/draft-orders.ts';
import { formatMoney } from '#domain/money.ts';
import { browserApi } from '#web/data.ts';
import { ActionDialog } from '#web/shared/action-dialog.tsx';
import { useActionDialog } from '#web/shared/use-action-dialog.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { MarkPaidAction } from '../screen/mark-paid-action.tsx';
import { describeDraftFailure } from './describe-draft-failure.ts';
import { LinkButtons } from './link-buttons.tsx';

type Props = { draft: WireDraftOrder; isDirty: boolean };

/** The actions for a saved draft. */
export function DraftActions({ draft, isDirty }: Props) {
  const { formatDate } = useDates();
  const { link, quote } = draft;
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      {isDirty && <p className="text-sm text-muted">Save the draft first.</p>}
      {link && (
        <p className="text-sm text-muted">
          {link.sentAt ? `A link was mailed on ${formatDate(link.sentAt)}. ` : 'There is a link to pay. '}
          It can be used until {formatDate(link.expiresAt)}.
        </p>
      )}
      {quote && !quote.problem && <LinkButtons draft={draft} unavailable={isDirty} />}
      {quote && <MarkDraftPaid draft={draft} total={quote.total} unavailable={isDirty} />}
      <DeleteDraft draft={draft} />
    </div>
  );
}

type MarkProps = { draft: WireDraftOrder; total: number; unavailable: boolean };

function MarkDraftPaid({ draft: { id, email }, total, unavailable }: MarkProps) {
  const navigate = useNavigate();
  const withKey = useAttemptKey();
  return (
    <MarkPaidAction
      total={total}
      text="The draft becomes an order that counts as a sale, and takes its stock."
      recipient={email ?? 'the customer'}
      unavailable={unavailable}
      save={async ({ method, notify }) => {
        const body = { method, notify, total };
        return (await browserApi(markDraftOrderPaid, { params: { id }, body }, withKey({ id, body }))).body;
      }}
      options={{
        success: ({ id: orderId }) => ({
          title: `${formatMoney(total)} marked as paid`,
          message: `Order ${orderId}`,
        }),
        failure: (error) => describeDraftFailure('Failed to mark the draft as paid', error),
        refresh: 'never',
        onSuccess: ({ id: orderId }) => navigate(`/admin/orders?order=${orderId}`),
      }}
    />
  );
}

function DeleteDraft({ draft: { id } }: { draft: WireDraftOrder }) {
  const navigate = useNavigate();
  const removal = useActionDialog(() => browserApi(deleteDraftOrder, { params: { id } }), {
    success: 'Draft deleted',
    failure: 'Failed to delete the draft',
    refresh: 'never',
    onSuccess: () => navigate('/admin/draft-orders'),
  });
  return (
    <>
      <Button variant="quiet" onClick={removal.ask}>
        Delete
      </Button>
      <ActionDialog
        action={removal}
        title="Delete this draft?"
        text="Its link to pay ends. Nothing was sold."
        confirmLabel="Delete"
        busyLabel="Deleting..."
      />
    </>
  );
}
