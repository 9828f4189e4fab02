import type { WireOrderRow } from '#contract/calls/staff-orders.ts';
import { formatCount } from '#domain/counts.ts';
import { statusLabel } from '#domain/orders/status.ts';
import { BulkReportNotice } from '../../lists/bulk-report-notice.tsx';
import type { BulkReport } from '../../lists/use-bulk-change.ts';
import { orderHref } from '../order-href.ts';
import type { StatusChange } from './use-bulk-status.ts';

type Props = { report: BulkReport<WireOrderRow, StatusChange> | null; onDismiss: () => void };

/** The orders that a change of status failed for, each with its reason. */
export function UnchangedOrders({ report, onDismiss }: Props) {
  if (!report) return null;
  const { succeeded, failed, rows, action } = report;
  return (
    <BulkReportNotice
      label="Orders that were not changed"
      summary={`${formatCount(succeeded.length)} of ${formatCount(rows.length)} set to ${statusLabel(action.status)}.`}
      failed={failed.map(({ id, message }) => ({ id, label: id, to: orderHref(id), message }))}
      onDismiss={onDismiss}
    />
  );
}
