import { formatCount } from '#domain/counts.ts';
import { statusLabel } from '#domain/orders/status.ts';
import { BulkReportNotice } from '../../lists/bulk-report-notice.tsx';
import { orderHref } from '../order-query.ts';
import type { BulkReport } from './use-bulk-status.ts';

/** The orders that a change of status failed for, each with its reason. */
export function UnchangedOrders({ report, onDismiss }: { report: BulkReport | null; onDismiss: () => void }) {
  if (!report || report.failed.length === 0) return null;
  const { succeeded, failed, status } = report;
  const all = succeeded.length + failed.length;
  return (
    <BulkReportNotice
      label="Orders that were not changed"
      summary={`${formatCount(succeeded.length)} of ${formatCount(all)} set to ${statusLabel(status)}.`}
      failed={failed.map(({ id, message }) => ({ id, label: id, to: orderHref(id), message }))}
      onDismiss={onDismiss}
    />
  );
}
