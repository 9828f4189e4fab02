import { formatCount } from '#domain/counts.ts';
import type { List } from '#domain/lists/list.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Pagination } from '#web/ui/navigation/pagination.tsx';
import { PageSizeSelect } from './page-size-select.tsx';
import type { ShownList } from './use-list.ts';

type Props<L extends List, Row> = {
  list: ShownList<L, Row>;
  /** What is listed, in the plural: 'orders'. */
  name: string;
  /** What is counted: 'results'. */
  counted: string;
  isReloading: boolean;
};

/** Below a list: which part of it is shown, and the way to the others. */
export function ListFooter<L extends List, Row>({ list, name, counted, isReloading }: Props<L, Row>) {
  const { rows, total, pageHref } = list;
  const { page, size } = list.arrived;
  const first = (page - 1) * size + 1;
  return (
    <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-4 py-2 sm:px-5">
      <p role="status" className="numeric text-sm text-muted">
        {isReloading ? (
          <span className="inline-flex items-center gap-2">
            <Spinner label={null} size="sm" />
            {`Loading ${name}...`}
          </span>
        ) : (
          `Showing ${formatCount(first)} to ${formatCount(first + rows.length - 1)} of ${formatCount(total)} ${counted}`
        )}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
        <PageSizeSelect list={list} />
        <Pagination
          page={page}
          pageCount={Math.ceil(total / size)}
          hrefOf={pageHref}
          label={`Pages of ${name}`}
        />
      </div>
    </div>
  );
}
