import { formatCount } from '#domain/counts.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Pagination } from '#web/ui/navigation/pagination.tsx';
import { type Place, SMALLEST_SIZE } from './page-size.ts';
import { PageSizeSelect } from './page-size-select.tsx';

type Props = {
  /** What is listed, in the plural: 'orders'. */
  name: string;
  /** What is counted: 'results'. */
  counted: string;
  isReloading: boolean;
  place: Place;
  usualSize: number;
  /** On this page. */
  shown: number;
  /** On all pages. */
  total: number;
  hrefOf: (place: Place) => string;
};

/** Below a list: which part of it is shown, and the way to the others. */
export function ListFooter({ name, counted, isReloading, place, usualSize, shown, total, hrefOf }: Props) {
  const { page, size } = place;
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
          `Showing ${formatCount(first)} to ${formatCount(first + shown - 1)} of ${formatCount(total)} ${counted}`
        )}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
        {total > SMALLEST_SIZE && <PageSizeSelect place={place} usualSize={usualSize} hrefOf={hrefOf} />}
        <Pagination
          page={page}
          pageCount={Math.ceil(total / size)}
          hrefOf={(next) => hrefOf({ page: next, size })}
          label={`Pages of ${name}`}
        />
      </div>
    </div>
  );
}
