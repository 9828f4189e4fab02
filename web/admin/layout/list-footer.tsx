import { formatCount } from '#domain/counts.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

type Props = {
  /** What is listed, in the plural: 'orders'. */
  name: string;
  /** What is counted: 'results'. */
  counted: string;
  isReloading: boolean;
  /** From 1. */
  page: number;
  pageSize: number;
  /** On this page. */
  shown: number;
  /** On all pages. */
  total: number;
  hrefOf: (page: number) => string;
};

/** Below a list: which part of it is shown, and the way to the others. */
export function ListFooter({ name, counted, isReloading, page, pageSize, shown, total, hrefOf }: Props) {
  const first = (page - 1) * pageSize + 1;
  return (
    <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-4 py-2 sm:px-5">
      <p role="status" className="numeric text-sm text-muted">
        {isReloading ? (
          <span className="inline-flex items-center gap-2">
            <Spinner label={null} size="sm" />
            {`Loading ${name}...`}
          </span>
        ) : (
          `Showing ${first} to ${first + shown - 1} of ${formatCount(total)} ${counted}`
        )}
      </p>
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={hrefOf}
        label={`Pages of ${name}`}
      />
    </div>
  );
}
