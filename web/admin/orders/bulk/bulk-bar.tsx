import { useState } from 'react';
import type { WireOrderRow } from '#contract/staff-orders.ts';
import { contradictsRefund } from '#domain/orders/given-back.ts';
import { statusLabel } from '#domain/orders/status.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useToast } from '#web/ui/use-toast.ts';
import { BulkReportNotice } from '../../bulk/bulk-report-notice.tsx';
import type { Selection } from '../../bulk/use-selection.ts';
import { orderHref } from '../order-query.ts';
import { DEFAULT_TARGET, readStatus, STATUS_OPTIONS } from '../status-options.ts';
import { useBulkStatus } from './use-bulk-status.ts';

/** Sets the status of all selected orders, after saying what that does. Nothing where none is selected. */
export function BulkBar({ rows, selection }: { rows: readonly WireOrderRow[]; selection: Selection }) {
  const toast = useToast();
  const [target, setTarget] = useState(DEFAULT_TARGET);
  const [isAsking, setAsking] = useState(false);
  const { done, report, run, dismissReport } = useBulkStatus();
  const count = countOf(selection.size);
  const refunded = rows.filter((row) => selection.has(row.id) && contradictsRefund(row, target));

  async function apply() {
    toast.begin();
    const chosen = rows.filter((row) => selection.has(row.id));
    const { changed, failed } = await run(chosen, target);
    setAsking(false);
    selection.keep(failed.map(({ id }) => id));
    if (failed.length === 0) toast.success(`${countOf(changed)} set to ${statusLabel(target)}`);
    else
      toast.error(
        `${failed.length} of ${chosen.length} could not be changed`,
        'Which and why stands above the list.',
      );
  }

  return (
    <>
      {report && report.failed.length > 0 && (
        <BulkReportNotice
          label="Orders that were not changed"
          summary={`${report.changed} of ${report.changed + report.failed.length} set to ${statusLabel(report.status)}.`}
          failed={report.failed.map(({ id, message }) => ({ id, label: id, to: orderHref(id), message }))}
          onDismiss={dismissReport}
        />
      )}
      {selection.size > 0 && (
        <section
          aria-label="Selected orders"
          className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border border-line bg-accent-soft px-4 py-2 print:hidden"
        >
          <p className="numeric text-sm font-semibold">{count} selected</p>
          <Button variant="quiet" size="sm" onClick={selection.clear}>
            Clear selection
          </Button>
          <div className="flex grow flex-wrap items-center justify-end gap-2">
            <SelectField
              label="Set status to"
              hideLabel
              options={STATUS_OPTIONS}
              value={target}
              onChange={(event) => setTarget(readStatus(event.target.value))}
              className="w-44"
            />
            <Button variant="primary" onClick={() => setAsking(true)}>
              Set status
            </Button>
          </div>
        </section>
      )}
      <ConfirmDialog
        open={isAsking}
        title={`Set ${count} to ${statusLabel(target)}?`}
        text={`Each customer is told by email. Orders that somebody else changes meanwhile stay as they are.${refundedWarning(refunded)}`}
        confirmLabel={`Set ${count}`}
        busyLabel={`${done ?? 0} of ${selection.size} done`}
        tone="primary"
        busy={done !== null}
        onConfirm={apply}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function countOf(count: number): string {
  return count === 1 ? '1 order' : `${count} orders`;
}

/** Names the orders whose money went back: the change contradicts that, and their customers are not mailed. */
function refundedWarning(refunded: readonly WireOrderRow[]): string {
  if (refunded.length === 0) return '';
  const ids = refunded.map(({ id }) => id).join(', ');
  return refunded.length === 1
    ? ` 1 order was refunded and is changed without an email: ${ids}.`
    : ` ${refunded.length} orders were refunded and are changed without an email: ${ids}.`;
}
