import type { ReactNode } from 'react';
import { formatCount } from '#domain/counts.ts';

type Props = {
  /** For screen readers. */
  caption: string;
  /** Heads of the columns; all but texts stand at the end of theirs. */
  columns: readonly { label: string; isText?: true }[];
  /** `SheetRow`s. */
  children: ReactNode;
  /** Pieces of all rows, below the column `Pieces`. */
  pieces: number;
};

/** The table of a printed sheet: lines with their pieces, and the sum. */
export function SheetTable({ caption, columns, children, pieces }: Props) {
  const before = columns.findIndex(({ label }) => label === PIECES);
  return (
    <table className="w-full">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          {columns.map(({ label, isText }) => (
            <th
              key={label}
              scope="col"
              className={`py-2 pr-4 font-medium last:pr-0 ${isText ? 'text-start' : 'text-end'}`}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={before} className="py-3 text-start font-medium">
            All pieces
          </th>
          <Pieces>{pieces}</Pieces>
          {before < columns.length - 1 && <td colSpan={columns.length - 1 - before} />}
        </tr>
      </tfoot>
    </table>
  );
}

export const PIECES = 'Pieces';

/** A line that is not torn apart by the end of a page. */
export function SheetRow({ children }: { children: ReactNode }) {
  return <tr className="break-inside-avoid border-b border-line align-top">{children}</tr>;
}

export function Item({
  name,
  modifications,
  sku,
}: {
  name: string;
  modifications: string;
  sku?: string | undefined;
}) {
  return (
    <th scope="row" className="py-3 pr-4 text-start font-normal wrap-anywhere">
      <span className="font-medium">{name}</span>
      {modifications && <span className="block text-muted">{modifications}</span>}
      {sku && <span className="numeric block text-muted">SKU {sku}</span>}
    </th>
  );
}

export function Pieces({ children }: { children: number }) {
  return (
    <td className="numeric py-3 pr-4 text-end text-base font-semibold last:pr-0">{formatCount(children)}</td>
  );
}
