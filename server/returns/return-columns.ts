import type { Database } from '#db/connection.ts';
import { RETURN_REASON_LABELS, returnStatusLabel } from '#domain/returns/return.ts';
import type { CsvColumn } from '../http/csv.ts';
import { type ReturnedLine, type ReturnRow, selectReturnedLines } from './return-queries.ts';

type Row = ReturnedLine & Pick<ReturnRow, 'status' | 'userEmail'>;

/** Returns a row for each line of some returns. */
export async function* expandReturnLines(
  db: Database,
  batches: AsyncIterable<readonly ReturnRow[]>,
): AsyncGenerator<Row[]> {
  for await (const returns of batches) {
    const lines = await selectReturnedLines(
      db,
      returns.map(({ id }) => id),
    );
    const linesByReturn = Map.groupBy(lines, ({ returnId }) => returnId);
    yield returns.flatMap(({ id, status, userEmail }) =>
      (linesByReturn.get(id) ?? []).map((line) => ({ ...line, status, userEmail })),
    );
  }
}

/** The exported columns of a line of a return. */
export const RETURN_CSV_COLUMNS: CsvColumn<Row>[] = [
  { head: 'Return ID', value: (line) => line.returnId },
  { head: 'Order ID', value: (line) => line.orderId },
  { head: 'Date', value: (line) => line.createdAt },
  { head: 'State', value: (line) => returnStatusLabel(line.status) },
  { head: 'Withdrawal', value: (line) => (line.isWithdrawal ? 'yes' : null) },
  { head: 'Email', value: (line) => line.userEmail },
  { head: 'Line', value: (line) => line.position + 1 },
  { head: 'SKU', value: (line) => line.sku },
  { head: 'Product', value: (line) => line.name },
  { head: 'Options', value: (line) => line.description },
  { head: 'Pieces', value: (line) => line.quantity },
  { head: 'Reason', value: ({ reason }) => reason && RETURN_REASON_LABELS[reason] },
  { head: 'Restocked', value: (line) => line.restocked },
  { head: 'Written off', value: (line) => line.writtenOff },
  { head: 'Note', value: (line) => line.note },
  { head: 'Answer', value: (line) => line.answer },
  { head: 'Decided', value: (line) => line.decidedAt },
  { head: 'Received', value: (line) => line.receivedAt },
  { head: 'Ended', value: (line) => line.endedAt },
];
