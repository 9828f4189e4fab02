import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import type { ComponentProps, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { classNames } from '../styles/class-names.ts';
import { openingRow } from './opening-row.ts';

export interface Column {
  /** What the column is called, also before each value on phones. */
  label: string;
  /** For a column that explains itself (a picture, buttons): for screen readers only. */
  hideLabel?: boolean | undefined;
  align?: 'end' | undefined;
  /** Makes the head a link that sorts: where it leads, and how the table is sorted by it now. */
  sort?: { to: string; now: 'ascending' | 'descending' | null } | undefined;
  /**
   * In place of the label: a checkbox for all rows. Cards have no place for it; give them another one above
   * the table.
   */
  head?: ReactNode;
}

export interface DataTableProps {
  /** What it lists, for screen readers. */
  caption: string;
  columns: readonly Column[];
  /** `DataRow`s. */
  children: ReactNode;
  /** Rows are on their way: what is shown is older. */
  busy?: boolean | undefined;
  /** It has so many columns that tablets show cards too. */
  wide?: boolean | undefined;
  /** It is longer than a screen: its heads stay in sight. Not inside of something that scrolls. */
  long?: boolean | undefined;
}

/**
 * A table of rows that fit a screen, with heads that stay in sight where it is `long`; on phones each row
 * becomes a card of two columns, and the list must offer another way to sort. There a cell stands beside the
 * column's name, or says by `card` where it stands by itself; what else differs is said by the variants
 * `cards:` and `rows:`, and by `tablet:` for the wider cards of a `wide` table. What the table stands in may
 * set `--table-top`, where something else stays at the top. The roles say what the elements are by
 * themselves: some browsers forget it where the layout is not a table's.
 */
export function DataTable({ caption, columns, children, busy, wide, long = false }: DataTableProps) {
  return (
    // Heads stay in sight of what scrolls nearest: that has to be the page.
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
        // A border would not stay with a head that stays.
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
        '-m-2 inline-flex items-center gap-1 rounded-sm p-2 hover:text-ink pointer-coarse:min-h-11',
        now && 'text-ink',
      )}
    >
      {label}
      <Arrow aria-hidden="true" className={classNames('size-3.5', !now && 'opacity-50')} />
    </Link>
  );
}

/**
 * A row; `selected` marks those a bulk action is about, `to` is what a click anywhere on it opens
 * (`openingRow`).
 */
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
      : openingRow(({ aside }) => {
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
  /** It names the row, for screen readers that tell it with each other cell. */
  names?: boolean | undefined;
  /** The column's label, which phones show before the value; none where the value explains itself. */
  label?: string | undefined;
  /**
   * Where it stands on a card, without its label: a line has a start and an end; what is in the corner is
   * beside all lines.
   */
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
