import { stringify } from 'csv-stringify/sync';
import type { ImportReport, SeenProduct } from '#contract/calls/product-import.ts';
import { csvCell } from '../../http/csv-cell.ts';
import { omitNulls } from '../../http/omit-nulls.ts';
import type { Problem, ProductRows } from './group-rows.ts';
import { columnHead, REASON_HEAD } from './import-columns.ts';
import type { ProductPlan } from './import-plan.ts';
import { NOTICES } from './notices.ts';
import type { ReadImport } from './parse-import.ts';

/** The outcome of the rows of a product. */
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
      ...(field && { column: columnHead(columns, field) }),
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
            column: columnHead(columns, field),
            ...omitNulls({ before, after }),
          })),
      seen,
    })),
    refusals,
    notices: summarizeNotices(changed.map(({ plan }) => plan)),
    ...(refused.length > 0 && { refusedRows: refusedFile(read, refusals, refused) }),
    leftOut: read.leftOut,
    pictures: new Set(changed.flatMap(({ plan }) => plan.pictures.map(({ address }) => address))).size,
    ignoredColumns: columns.ignored.map((place) => columns.heads[place]?.trim() ?? ''),
    productCount: products.length,
    ...(next !== undefined && { next }),
  };
}

/** Sorts by the order of the file. */
function inOrder<At extends Pick<Problem, 'row' | 'field'>>(
  items: readonly At[],
  { places }: ReadImport['columns'],
): At[] {
  const findPlace = ({ field }: At) => (field && places.get(field)) ?? -1;
  return [...items].sort((one, other) => one.row - other.row || findPlace(one) - findPlace(other));
}

/** Returns all rows of the refused products as a file that can be corrected and imported. */
function refusedFile(
  { columns }: ReadImport,
  refusals: ImportReport['refusals'],
  refused: readonly { rows: ProductRows }[],
): NonNullable<ImportReport['refusedRows']> {
  const reasonsByRow = Map.groupBy(refusals, ({ row }) => row);
  const rows = refused
    .flatMap(({ rows }) => rows.rows)
    .sort((one, other) => one.number - other.number)
    .map(({ number, line }) => {
      const reasons = reasonsByRow
        .get(number)
        ?.map(({ column, reason }) => (column ? `${column}: ${reason}` : reason));
      return `${line},${write([reasons?.join('; ') ?? ''])}`;
    });
  const heads = [...columns.sourcePlaces.map((place) => columns.heads[place] ?? ''), REASON_HEAD];
  return { head: write(heads), rows: rows.join('') };
}

function write(cells: string[]): string {
  return stringify([cells.map((cell) => csvCell(cell, 'UTC'))]);
}

/** Rows that a notice names. */
const NAMED_ROWS = 50;

/** Summarizes the notices, each with its number of products. */
function summarizeNotices(plans: readonly ProductPlan[]): NonNullable<ImportReport['notices']> {
  const allNotices = plans.flatMap(({ id, notices }) => notices.map((each) => ({ id, ...each })));
  return [...Map.groupBy(allNotices, ({ notice }) => notice)].map(([notice, all]) => ({
    text: NOTICES[notice],
    products: new Set(all.map(({ id }) => id)).size,
    rows: all.slice(0, NAMED_ROWS).map(({ row }) => row),
  }));
}
