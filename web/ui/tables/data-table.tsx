import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import type { ComponentProps, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { classNames } from '../styles/class-names.ts';
import { clickableRow } from './clickable-row.ts';

export interface Column {
  /** Column name, shown before each value on phones. */
  label: string;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean | undefined;
  align?: 'end' | undefined;
  /** Makes the head a sort link, with the current order. */
  sort?: { to: string; now: 'ascending' | 'descending' | null } | undefined;
  /** Replaces the label, e.g. by a checkbox for all rows. Hidden on cards. */
  head?: ReactNode;
}

export interface DataTableProps {
  /** For screen readers. */
  caption: string;
  columns: readonly Column[];
  /** `DataRow`s. */
  children: ReactNode;
  /** Newer rows are loading. */
  busy?: boolean | undefined;
  /** Shows cards on tablets too. */
  wide?: boolean | undefined;
  /** Keeps the heads visible. Not for tables inside a scroll container. */
  long?: boolean | undefined;
}

/**
 * A table whose rows become cards of two columns on phones. On cards a cell shows its column's name unless it
 * sets `card`. Variants: `cards:`, `rows:`, and `tablet:` for cards of a `wide` table. `--table-top` is the
 * offset of sticky heads. Explicit roles: some browsers drop them when the layout is not a table's.
 */
export function DataTable({ caption, columns, children, busy, wide, long = false }: DataTableProps) {
  return (
    // Sticky heads need the page as their scroll container.
    <div className={long ? undefined : 'max-lg:overflow-x-auto'}>
      <table
        {...ROLES.table}
        aria-busy={busy || undefined}
        className={classNames(
          'list-table w-full border-collapse text-sm cards:block',
          wide
            ? 'wide-table [--cell-space:--spacing(2)] min-[88rem]:[--cell-space:--spacing(3)]'
            : '[--cell-space:--spacing(3)]',
          busy && 'opacity-60',
        )}
      >
        <caption className="sr-only">{caption}</caption>
        <thead {...ROLES.rowgroup} className="cards:sr-only">
          <tr {...ROLES.row}>
            {columns.map((column) => (
              <Head key={column.label} isSticky={long} {...column} />
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.rowgroup} className="cards:block">
          {children}
        </tbody>
      </table>
    </div>
  );
}

const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

function Head({ label, hideLabel, align, sort, head, isSticky }: Column & { isSticky: boolean }) {
  return (
    <th
      {...ROLES.columnheader}
      scope="col"
      aria-sort={sort ? (sort.now ?? 'none') : undefined}
      className={classNames(
        isSticky && 'bg-surface rows:sticky rows:top-(--table-top,0px) rows:z-1',
        // Borders do not move with sticky heads.
        'rows:shadow-[inset_0_-1px_0_var(--color-line)]',
        'px-(--cell-space) py-2.5 text-xs font-semibold text-muted first:pl-5 last:pr-5',
        align === 'end' ? 'text-end' : 'text-start',
      )}
    >
      {head && <div className="cards:hidden">{head}</div>}
      {sort ? (
        <>
          <span className="cards:hidden">
            <SortLink label={label} {...sort} />
          </span>
          <span className="rows:hidden">{label}</span>
        </>
      ) : (
        <span className={classNames(hideLabel && 'sr-only', head !== undefined && 'sr-only rows:hidden')}>
          {label}
        </span>
      )}
    </th>
  );
}

const ARROWS = { ascending: ArrowUp, descending: ArrowDown };

function SortLink({ label, to, now }: { label: string } & NonNullable<Column['sort']>) {
  const Arrow = now ? ARROWS[now] : ArrowUpDown;
  return (
    <Link
      to={to}
      preventScrollReset
      className={classNames(
        'focus-inside -m-2 inline-flex items-center gap-1 rounded-sm p-2 hover:text-ink pointer-coarse:min-h-11',
        now && 'text-ink',
      )}
    >
      {label}
      <Arrow aria-hidden="true" className={classNames('size-3.5', !now && 'opacity-50')} />
    </Link>
  );
}

/** A row; `to` opens on a click anywhere in it (`clickableRow`). */
export function DataRow({
  selected,
  to,
  className,
  ...row
}: ComponentProps<'tr'> & { selected?: boolean | undefined; to?: string | undefined }) {
  const navigate = useNavigate();
  const opening =
    to === undefined
      ? {}
      : clickableRow(({ aside }) => {
          if (aside) window.open(to, '_blank');
          else navigate(to, { preventScrollReset: true });
        });
  return (
    <tr
      {...ROLES.row}
      {...opening}
      {...row}
      className={classNames(
        'relative border-b border-line last:border-b-0',
        'cards:grid cards:grid-cols-[minmax(0,1fr)_auto] cards:items-center cards:gap-x-4 cards:px-4 cards:py-3.5',
        selected ? 'bg-accent-soft/50' : 'hover:bg-sunken',
        to !== undefined && 'cursor-pointer',
        className,
      )}
    />
  );
}

export interface DataCellProps extends Omit<ComponentProps<'td'>, 'align'> {
  /** The row header. */
  names?: boolean | undefined;
  /** Column name shown before the value on phones. */
  label?: string | undefined;
  /** Position on a card, without the label. A line has a start and an end; the corner is outside of lines. */
  card?: 'start' | 'end' | 'line' | 'corner' | undefined;
  align?: 'end' | undefined;
}

export function DataCell({ names, label, card, align, className, children, ...cell }: DataCellProps) {
  const Cell = names ? 'th' : 'td';
  return (
    <Cell
      {...(names ? { ...ROLES.rowheader, scope: 'row' } : ROLES.cell)}
      {...cell}
      className={classNames(
        'px-(--cell-space) py-2.5 align-middle first:pl-5 last:pr-5 cards:p-0 cards:py-0.5 cards:first:pl-0 cards:last:pr-0',
        CARD_PLACES[card ?? 'field'],
        align === 'end' && 'numeric rows:text-end',
        className,
      )}
    >
      {label && !card && (
        <span aria-hidden="true" className="text-muted rows:hidden">
          {label}
        </span>
      )}
      {label && !card ? <div className="min-w-0 cards:text-end">{children}</div> : children}
    </Cell>
  );
}

const CARD_PLACES = {
  field: 'cards:col-span-2 cards:flex cards:justify-between cards:gap-4',
  start: 'cards:col-start-1 cards:min-w-0',
  end: 'cards:col-start-2 cards:justify-self-end cards:text-end',
  line: 'cards:col-span-2 cards:min-w-0',
  corner: 'cards:absolute cards:top-3.5 cards:left-4',
};
