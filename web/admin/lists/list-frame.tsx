import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { formatCount } from '#domain/counts.ts';
import { type List, listPageSizes } from '#domain/lists/list.ts';
import { useIsReloading } from '#web/shared/use-is-reloading.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { FilterSelect } from '#web/ui/forms/filter-select.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Pagination } from '#web/ui/navigation/pagination.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx';
import { pageForSize } from './page-for-size.ts';
import { BelowSelectionBar } from './selection-bar.tsx';
import type { ShownList } from './use-list.ts';

type Props<L extends List, Row> = {
  list: ShownList<L, Row>;
  /** The rows, in the plural: 'members'. */
  name: string;
  /** The counted noun in the footer, if it is not `name`: 'memberships'. */
  counted?: string;
  /** The table's caption for screen readers; `name` by default. */
  caption?: string;
  columns: readonly Column[];
  /** False for few columns, which fit on a tablet. */
  wide?: boolean;
  /** Shown if the list has no rows. */
  empty: ReactNode;
  /** Above the table, for a list whose rows can be selected. */
  selectionBar?: ReactNode;
  /** A row of the table, with its key. */
  children: (row: Row) => ReactNode;
};

/** A list in its card: one page as a table with links to the other pages, or an empty or failed state. */
export function ListFrame<L extends List, Row>(props: Props<L, Row>) {
  return (
    <Card
      padded={false}
      as="section"
      aria-label={capitalized(props.name)}
      // The error of an editor over a row may reach out of a short list.
      className="overflow-clip has-[[data-inline-editor]_[aria-invalid]]:overflow-visible"
    >
      <Content {...props} />
    </Card>
  );
}

function Content<L extends List, Row>(props: Props<L, Row>) {
  const { list, name, counted = name, caption = capitalized(name), columns, wide = true } = props;
  const { empty, selectionBar, children } = props;
  const isReloading = useIsReloading();
  const { definition, rows, total, pageHref } = list;
  const { page, size } = list.arrived;
  if (!list.page.ok) {
    // A retry does not help a query that cannot be read; fewer filters do.
    const isRefused = list.page.status === 400;
    return (
      <ErrorState
        title={`Failed to fetch ${name}`}
        text={list.page.message}
        retryLabel={isRefused ? 'Reset Filters' : 'Retry'}
        retryHref={isRefused ? definition.path : pageHref(page)}
      />
    );
  }
  if (rows.length === 0 && total === 0) return empty;
  // The address may name a page after the last one: typed, or rows were deleted since.
  if (rows.length === 0)
    return (
      <EmptyState
        title={`No ${name} found.`}
        text={`Page ${formatCount(page)} is beyond the last one.`}
        action={<ButtonLink to={pageHref(Math.ceil(total / size))}>Go to the last page</ButtonLink>}
      />
    );
  const table = (
    <DataTable long caption={caption} columns={columns} busy={isReloading} wide={wide}>
      {rows.map((row) => children(row))}
    </DataTable>
  );
  return (
    <>
      {selectionBar ? <BelowSelectionBar bar={selectionBar}>{table}</BelowSelectionBar> : table}
      <ListFooter list={list} name={name} counted={counted} isReloading={isReloading} />
    </>
  );
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

type FooterProps<L extends List, Row> = {
  list: ShownList<L, Row>;
  /** The rows, in the plural: 'orders'. */
  name: string;
  /** The counted noun: 'results'. */
  counted: string;
  isReloading: boolean;
};

/** The range of rows shown, the page size and the links to other pages. */
function ListFooter<L extends List, Row>({ list, name, counted, isReloading }: FooterProps<L, Row>) {
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

/** Sets the rows per page and keeps the first row in sight; hidden if the smallest page holds all rows. */
function PageSizeSelect<L extends List, Row>({ list }: { list: ShownList<L, Row> }) {
  const navigate = useNavigate();
  const { definition, arrived, total, pageHref } = list;
  const [smallest = 0, ...others] = listPageSizes(definition);
  if (total <= smallest) return null;
  return (
    <FilterSelect
      label="Rows per page"
      value={String(arrived.size)}
      neutral={String(definition.pageSize)}
      options={[smallest, ...others].map((size) => ({ value: String(size), label: String(size) }))}
      onChoose={(value) => {
        const size = Number(value);
        navigate(pageHref(pageForSize(arrived, size), size), { preventScrollReset: true });
      }}
    />
  );
}
