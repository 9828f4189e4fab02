import type { ImportReport } from '#contract/calls/product-import.ts';

/** The report of an import that took several requests. */
export function joinReports(one: ImportReport, other: ImportReport): ImportReport {
  const { next, refusedRows, ...last } = other;
  const rows = (one.refusedRows?.rows ?? '') + (refusedRows?.rows ?? '');
  const head = one.refusedRows?.head ?? refusedRows?.head;
  return {
    ...last,
    counts: {
      new: one.counts.new + last.counts.new,
      changed: one.counts.changed + last.counts.changed,
      unchanged: one.counts.unchanged + last.counts.unchanged,
      refused: one.counts.refused + last.counts.refused,
    },
    products: [...one.products, ...last.products],
    refusals: [...one.refusals, ...last.refusals],
    notices: joinNotices(one.notices, last.notices),
    ...(head !== undefined && { refusedRows: { head, rows } }),
    ...(next !== undefined && { next }),
  };
}

type Notices = NonNullable<ImportReport['notices']>;

/** Each request is about other products. */
function joinNotices(one: Notices = [], other: Notices = []): Notices {
  return [...Map.groupBy([...one, ...other], ({ text }) => text)].map(([text, all]) => ({
    text,
    products: all.reduce((sum, { products }) => sum + products, 0),
    rows: all.flatMap(({ rows }) => rows),
  }));
}

/** '2 new, 1 changed, 4 unchanged, 1 refused'; what there is none of is left out. */
export function countsText({ counts }: Pick<ImportReport, 'counts'>): string {
  const parts = (['new', 'changed', 'unchanged', 'refused'] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${counts[kind].toLocaleString('en-US')} ${kind}`);
  return parts.join(', ');
}
