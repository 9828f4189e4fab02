import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { formatCount } from '#domain/counts.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import type { BulkReport } from './use-bulk-change.ts';

type Props<Row, Action> = {
  /** Heads the list for screen readers. */
  label: string;
  bulk: { report: BulkReport<Row, Action> | null; dismissReport: () => void };
  /** The result of the action, after a count: 'deleted'. */
  resultOf: (action: Action) => string;
  hrefOf: (id: string) => string;
  /** The name of a row, if not its id. */
  nameOf?: (row: Row) => string;
};

/** Rows named; a longer list does not help. */
const MAX_NAMED = 50;

/** The rows that a bulk change failed for, each with its reason. */
export function BulkReportNotice<Row, Action>(props: Props<Row, Action>) {
  const { label, bulk, resultOf, hrefOf, nameOf } = props;
  if (!bulk.report) return null;
  const { succeeded, failed, rows, action } = bulk.report;
  const names = new Map(nameOf && rows.map(({ id, row }) => [id, nameOf(row)]));
  return (
    <section
      data-keep-clear
      aria-label={label}
      className="flex gap-2 rounded-xl border border-line bg-bad-soft py-3 pr-2 pl-5 text-bad"
    >
      <div className="grow text-sm wrap-anywhere">
        <p className="font-semibold">
          {`${formatCount(succeeded.length)} of ${formatCount(rows.length)} ${resultOf(action)}. These were not:`}
        </p>
        <ul className="mt-1 grid max-h-40 gap-1 overflow-y-auto">
          {failed.slice(0, MAX_NAMED).map(({ id, message }) => (
            <li key={id}>
              <TextLink to={hrefOf(id)}>{names.get(id) ?? id}</TextLink>: {message}
            </li>
          ))}
          {failed.length > MAX_NAMED && (
            <li>And {formatCount(failed.length - MAX_NAMED)} more, which stay selected.</li>
          )}
        </ul>
      </div>
      <IconButton label="Dismiss" size="sm" onClick={bulk.dismissReport}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </section>
  );
}

/** Notices below a list, sticky on tall screens; above it they would move its rows. */
export function ListNotices({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-none z-10 mt-4 grid gap-2 *:pointer-events-auto tall:sticky tall:bottom-4 max-md:tall:bottom-28 print:hidden">
      {children}
    </div>
  );
}
