import Download from 'lucide-react/icons/download';
import { type ReactNode, useState } from 'react';
import type { ImportReport } from '#contract/calls/product-import.ts';
import { formatCount } from '#domain/counts.ts';
import { saveFile } from '#web/shared/save-file.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { DataCell, DataRow, DataTable } from '#web/ui/tables/data-table.tsx';
import { productHref } from '../product-href.ts';

/** Rows that a table shows at first, and more each time. */
const SHOWN = 50;

/** Rows that are named for each thing that is to be known. */
const NAMED_ROWS = 10;

/** The rows that are refused, with their reasons, and as a file. */
export function Refusals({ report: { refusals, refusedRows } }: { report: ImportReport }) {
  if (refusals.length === 0) return null;
  return (
    <Rows
      title="Refused"
      columns={['Row', 'Column', 'Product', 'Reason']}
      rows={refusals}
      extra={refusedRows && <DownloadRefused {...refusedRows} />}
    >
      {({ row, column, name, reason }, place) => (
        <DataRow key={`${row} ${column} ${place}`}>
          <DataCell names card="start" className="font-medium whitespace-nowrap">{`Row ${row}`}</DataCell>
          <DataCell card="end">{column ?? 'Whole row'}</DataCell>
          <DataCell card="line" className="wrap-anywhere">
            {name}
          </DataCell>
          <DataCell card="line" className="text-bad wrap-anywhere">
            {reason}
          </DataCell>
        </DataRow>
      )}
    </Rows>
  );
}

/** The cells that mean more than the import reads, and how it reads them. */
export function Notices({ report: { notices = [] } }: { report: ImportReport }) {
  if (notices.length === 0) return null;
  return (
    <Rows title="To be known" columns={['What the import does', 'Products', 'Rows']} rows={notices}>
      {({ text, products, rows }) => (
        <DataRow key={text}>
          <DataCell names card="line" className="text-start font-medium wrap-anywhere">
            {text}
          </DataCell>
          <DataCell label="Products">{formatCount(products)}</DataCell>
          <DataCell label="Rows" className="text-muted wrap-anywhere">
            {rowsText(rows)}
          </DataCell>
        </DataRow>
      )}
    </Rows>
  );
}

/** The columns that are not read although they have values. */
export function LeftOut({ report: { leftOut = [] } }: { report: ImportReport }) {
  if (leftOut.length === 0) return null;
  return (
    <Rows title="Left out" columns={['Column that is not read', 'Products', 'Rows']} rows={leftOut}>
      {({ column, products, rows }, place) => (
        <DataRow key={`${column} ${place}`}>
          <DataCell names card="line" className="text-start font-medium wrap-anywhere">
            {column}
          </DataCell>
          <DataCell label="Products">{formatCount(products)}</DataCell>
          <DataCell label="Rows" className="text-muted wrap-anywhere">
            {rowsText(rows)}
          </DataCell>
        </DataRow>
      )}
    </Rows>
  );
}

/** The first rows: '2, 4, 9, ...' */
function rowsText(rows: readonly number[]): string {
  const first = rows.slice(0, NAMED_ROWS).join(', ');
  return rows.length > NAMED_ROWS ? `${first}, …` : first;
}

/** Each cell that changes something, with the old and the new value. */
export function Changes({ report: { products } }: { report: ImportReport }) {
  const rows = products.flatMap(({ handle, name, changes }) =>
    changes.map((change) => ({ handle, name, ...change })),
  );
  if (rows.length === 0) return null;
  return (
    <Rows title="Changed" columns={['Product', 'Row', 'Column', 'Before', 'After']} rows={rows}>
      {({ handle, name, row, column, before, after }, place) => (
        <DataRow key={`${row} ${column} ${place}`}>
          <DataCell names card="start" className="text-start font-medium wrap-anywhere">
            <TextLink to={productHref(handle)}>{name}</TextLink>
          </DataCell>
          <DataCell card="end" className="text-muted whitespace-nowrap">{`Row ${row}`}</DataCell>
          <DataCell label="Column">{column}</DataCell>
          <DataCell label="Before" className="text-muted wrap-anywhere">
            <CellText text={before} />
          </DataCell>
          <DataCell label="After" className="wrap-anywhere">
            <CellText text={after} />
          </DataCell>
        </DataRow>
      )}
    </Rows>
  );
}

export function NewProducts({ report: { products } }: { report: ImportReport }) {
  const rows = products.filter(({ isNew }) => isNew);
  if (rows.length === 0) return null;
  return (
    <Rows title="New" columns={['Product', 'Handle', 'Variants']} rows={rows}>
      {({ handle, name, variants }) => (
        <DataRow key={handle}>
          <DataCell names card="line" className="text-start font-medium wrap-anywhere">
            {name}
          </DataCell>
          <DataCell label="Handle" className="text-muted wrap-anywhere">
            {handle}
          </DataCell>
          <DataCell label="Variants">{formatCount(variants)}</DataCell>
        </DataRow>
      )}
    </Rows>
  );
}

type RowsProps<Row> = {
  title: string;
  columns: readonly string[];
  rows: readonly Row[];
  extra?: ReactNode;
  children: (row: Row, place: number) => ReactNode;
};

/** A table under its title that begins with its first rows. */
export function Rows<Row>({ title, columns, rows, extra, children }: RowsProps<Row>) {
  const [shown, setShown] = useState(SHOWN);
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">{`${title} (${formatCount(rows.length)})`}</h3>
        {extra}
      </div>
      <div className="overflow-hidden rounded-xl border border-line">
        <DataTable caption={title} columns={columns.map((label) => ({ label }))}>
          {rows.slice(0, shown).map(children)}
        </DataTable>
      </div>
      {rows.length > shown && (
        <Button size="sm" variant="quiet" onClick={() => setShown(shown + 10 * SHOWN)}>
          {`Show more of ${formatCount(rows.length)}`}
        </Button>
      )}
    </section>
  );
}

/** A long text is cut: it is there to be recognized. */
function CellText({ text }: { text: string | undefined }) {
  if (text === undefined) return <span className="text-muted italic">empty</span>;
  return <>{text.length > 200 ? `${text.slice(0, 200)}…` : text}</>;
}

function DownloadRefused({ head, rows }: NonNullable<ImportReport['refusedRows']>) {
  const download = () => saveFile('refused-rows.csv', 'text/csv', '\uFEFF', head, rows);
  return (
    <Button size="sm" icon={<Download aria-hidden="true" className="size-4" />} onClick={download}>
      Download refused rows
    </Button>
  );
}
