import { expect, it } from 'vitest';
import type { ImportReport } from '#contract/calls/product-import.ts';
import { countsText, joinReports } from './join-reports.ts';

const report: ImportReport = {
  counts: { new: 1, changed: 0, unchanged: 2, refused: 0 },
  products: [],
  refusals: [],
  ignoredColumns: [],
  productCount: 6,
  next: 3,
};
const refusal = { row: 5, reason: 'Price is required', handle: 'a', name: 'A' };

it('adds up what the parts of an import report', () => {
  const last: ImportReport = {
    ...report,
    counts: { new: 0, changed: 2, unchanged: 0, refused: 1 },
    refusals: [refusal],
    notices: [{ text: 'Draft', products: 1, rows: [4] }],
    refusedRows: { head: 'Handle,Reason\n', rows: 'a,Price is required\n' },
  };
  delete last.next;
  const first = { ...report, notices: [{ text: 'Draft', products: 2, rows: [2, 3] }] };
  const joined = joinReports(first, last);
  expect(joined).toEqual({
    ...last,
    counts: { new: 1, changed: 2, unchanged: 2, refused: 1 },
    notices: [{ text: 'Draft', products: 3, rows: [2, 3, 4] }],
  });
  expect(joinReports(joined, last).refusedRows?.rows.split('\n')).toHaveLength(3);
  expect(countsText(joined)).toBe('1 new, 2 changed, 2 unchanged, 1 refused');
});
