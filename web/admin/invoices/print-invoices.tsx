import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import { downloadInvoices, issueInvoices } from '#contract/calls/invoices.ts';
import type { WireOrderRow } from '#contract/calls/staff-orders.ts';
import { formatCount } from '#domain/counts.ts';
import { MAX_INVOICES } from '#domain/invoices/invoice-file.ts';
import { browserApi } from '#web/data.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { useBulkChange } from '../lists/use-bulk-change.ts';
import type { Selection } from '../lists/use-selection.ts';

/** Issues the invoices of many orders, as far as they have none, and downloads all as one PDF. */
export function useBulkInvoices() {
  return useBulkChange<WireOrderRow, null>({
    batch: 20,
    send: async (rows) =>
      (await browserApi(issueInvoices, { body: { orders: rows.map(({ id }) => id) } })).body,
    keepsSelection: true,
    onDone: ({ succeeded }) => {
      if (succeeded.length > 0)
        window.location.assign(`/api${downloadInvoices.path}?orders=${succeeded.join(',')}`);
    },
    notices: ({ succeeded, failed }) => [
      failed.length === 0
        ? `${invoiceCount(succeeded.length)} in one PDF`
        : {
            tone: 'error',
            title: `${formatCount(failed.length)} of ${formatCount(succeeded.length + failed.length)} have no invoice`,
            message: 'Which and why stands below the list.',
          },
    ],
    failure: 'The invoices could not be issued',
  });
}

type Props = { selection: Selection<WireOrderRow>; bulk: ReturnType<typeof useBulkInvoices> };

/** Issues the invoices of the selected orders after a confirmation, because numbers are permanent. */
export function PrintInvoices({ selection, bulk: { done, apply } }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { size } = selection;
  if (size > MAX_INVOICES) return null;
  return (
    <>
      <Button
        aria-label="Invoices"
        title="Invoices"
        className="max-md:grow"
        icon={<FileText aria-hidden="true" className="size-4" />}
        onClick={() => setAsking(true)}
      >
        <span className="md:max-[90rem]:hidden">Invoices</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Download ${invoiceCount(size)}?`}
        text="You get one PDF. Orders that have no invoice yet get theirs now, with the next number, and it stays as it is. Orders that were refunded, or canceled unpaid, get none, and you see which."
        confirmLabel={`Download ${invoiceCount(size)}`}
        busyLabel={`${formatCount(done ?? 0)} of ${formatCount(size)} done`}
        tone="primary"
        busy={done !== null}
        onConfirm={async () => {
          await apply({ selection, action: null });
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function invoiceCount(count: number): string {
  return count === 1 ? '1 invoice' : `${formatCount(count)} invoices`;
}
