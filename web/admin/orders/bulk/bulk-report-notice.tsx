import { X } from 'lucide-react';
import { statusLabel } from '#domain/orders/status.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { orderHref } from '../order-query.ts';
import type { BulkReport } from './use-bulk-status.ts';

/** The orders a bulk change could not change, each with its reason. */
export function BulkReportNotice({ report, onDismiss }: { report: BulkReport; onDismiss: () => void }) {
  const { changed, failed, status } = report;
  return (
    <section
      aria-label="Orders that were not changed"
      className="mb-4 flex gap-2 rounded-xl bg-bad-soft py-3 pr-2 pl-5 text-bad"
    >
      <div className="grow text-sm">
        <p className="font-semibold">
          {changed} of {changed + failed.length} set to {statusLabel(status)}. These were not:
        </p>
        <ul className="mt-1 grid gap-1">
          {failed.map(({ id, message }) => (
            <li key={id}>
              <TextLink to={orderHref(id)}>{id}</TextLink>: {message}
            </li>
          ))}
        </ul>
      </div>
      <IconButton label="Dismiss" size="sm" onClick={onDismiss}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </section>
  );
}
