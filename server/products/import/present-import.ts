import { stringify } from 'csv-stringify/sync';
import type { ImportReport, SeenProduct } from '#contract/calls/product-import.ts';
import { csvCell, readCell } from '../../http/csv-cell.ts';
import { omitNulls } from '../../http/omit-nulls.ts';
import type { Problem, ProductRows } from './group-rows.ts';
import { headOf, REASON_HEAD } from './import-columns.ts';
import type { ProductPlan } from './import-plan.ts';
import type { ReadImport } from './read-import.ts';

/** What becomes of the rows of a product. */
export type Outcome = { rows: ProductRows } & (
  | { kind: 'changed'; plan: ProductPlan; seen: SeenProduct }
  | { kind: 'unchanged' }
  | { kind: 'refused'; name: string; problems: readonly Problem[] }
);

/** `next`: the place where an import goes on that is not finished. */
export function presentImport(read: ReadImport, outcomes: readonly Outcome[], next?: number): ImportReport {
  const { columns, products } = read;
  const changed = outcomes.filter((outcome) => outcome.kind === 'changed');
  const refused = outcomes.filter((outcome) => outcome.kind === 'refused');
  const refusals = refused.flatMap(({ rows, name, problems }) =>
    inOrder(problems, columns).map(({ row, field, reason }) => ({
      row,
      ...(field && { column: headOf(columns, field) }),
      reason,
      handle: rows.handle,
      name,
    })),
  );
  const isNew = changed.filter(({ plan }) => plan.isNew).length;
  return {
    counts: {
      new: isNew,
      changed: changed.length - isNew,
      unchanged: outcomes.length - changed.length - refused.length,
      refused: refused.length,
    },
    products: changed.map(({ plan, seen }) => ({
      handle: plan.id,
      name: plan.name,
      isNew: plan.isNew,
      variants: plan.variants.length,
      changes: plan.isNew
        ? []
        : inOrder(plan.changes, columns).map(({ row, field, before, after }) => ({
            row,
            column: headOf(columns, field),
            ...omitNulls({ before, after }),
          })),
      seen,
    })),
    refusals,
    ...(refused.length > 0 && { refusedRows: refusedFile(read, refusals, refused) }),
    ignoredColumns: columns.ignored,
    productCount: products.length,
    ...(next !== undefined && { next }),
  };
}

/** In the order of the file. */
function inOrder<At extends Pick<Problem, 'row' | 'field'>>(
  found: readonly At[],
  { places }: ReadImport['columns'],
): At[] {
  const placeOf = ({ field }: At) => (field && places.get(field)) ?? -1;
  return [...found].sort((one, other) => one.row - other.row || placeOf(one) - placeOf(other));
}

/** All rows of the refused products, so that the file can be mended and imported by itself. */
function refusedFile(
  { file, columns }: ReadImport,
  refusals: ImportReport['refusals'],
  refused: readonly { rows: ProductRows }[],
): NonNullable<ImportReport['refusedRows']> {
  const numbers = new Set(refused.flatMap(({ rows }) => rows.rows.map(({ number }) => number)));
  const reasonsOf = Map.groupBy(refusals, ({ row }) => row);
  const places = columns.heads.flatMap((head, place) => (head.trim() === REASON_HEAD ? [] : [place]));
  const written = file.rows
    .filter(({ number }) => numbers.has(number))
    .map(({ number, cells }) => {
      const reasons = reasonsOf
        .get(number)
        ?.map(({ column, reason }) => (column ? `${column}: ${reason}` : reason));
      return [...places.map((place) => readCell(cells[place] ?? '')), reasons?.join('; ') ?? ''];
    });
  const heads = [...places.map((place) => columns.heads[place] ?? ''), REASON_HEAD];
  const write = (lines: string[][]) =>
    stringify(lines.map((cells) => cells.map((cell) => csvCell(cell, 'UTC'))));
  return { head: write([heads]), rows: write(written) };
}
