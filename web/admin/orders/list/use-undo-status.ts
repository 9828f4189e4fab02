import { useEffect, useState } from 'react';
import { undoStatusInBulk, type WireOrderRow } from '#contract/calls/staff-orders.ts';
import { UNDO_TIME } from '#domain/orders/undo-status.ts';
import { browserApi } from '#web/data.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { type BulkResult, inBatches } from '../../lists/in-batches.ts';
import type { BulkReport } from '../../lists/use-bulk-change.ts';
import { orderCount } from './order-count.ts';
import type { StatusChange } from './use-bulk-status.ts';

type Change = BulkReport<WireOrderRow, StatusChange>;
type Undone = BulkResult & { mailed: string[] };

/** Takes back the last change of many statuses, as long as its mails wait. */
export function useUndoStatus(last: Change | null) {
  const [over, setOver] = useState<Change | null>(null);
  const [undone, setUndone] = useState<{ of: Change | null; result: Undone } | null>(null);
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setOver(last), UNDO_TIME);
    return () => clearTimeout(timer);
  }, [last]);

  const { run, busy } = useMutation(
    async (change: Change) => {
      const mailed: string[] = [];
      const { status } = change.action;
      const result = await inBatches(changedBy(change), 25, async (rows) => {
        const orders = rows.map(({ id, row, wasRefused }) => ({
          id,
          ...(!wasRefused && { was: row.status }),
        }));
        const { body } = await browserApi(undoStatusInBulk, { body: { status, orders } });
        mailed.push(...body.mailed);
        return body;
      });
      setOver(change);
      setUndone({ of: change, result: { ...result, mailed } });
      return result;
    },
    {
      success: ({ succeeded, failed }) =>
        failed.length === 0
          ? `${orderCount(succeeded.length)} set back`
          : {
              tone: 'error',
              title: `${orderCount(failed.length)} could not be set back`,
              message: 'Which and why stands below the list.',
            },
    },
  );

  return {
    /** The change that can be taken back, and how many orders it concerns; null without one. */
    offered: last && last !== over && changedBy(last).length > 0 ? last : null,
    countOf: (change: Change) => changedBy(change).length,
    undo: (change: Change) => void run(change),
    isUndoing: busy,
    /** The result until dismissed, if it has to be shown. */
    result: undone && undone.of === last && saysMore(undone.result) ? undone.result : null,
    dismiss: () => {
      setOver(last);
      setUndone(null);
    },
  };
}

export type UndoOfStatus = ReturnType<typeof useUndoStatus>;

/** The rows that were changed: not those that had the status before. */
function changedBy({ succeeded, rows, action }: Change) {
  const ids = new Set(succeeded);
  return rows.filter(({ id, row }) => ids.has(id) && row.status !== action.status);
}

function saysMore({ failed, mailed }: Undone): boolean {
  return failed.length > 0 || mailed.length > 0;
}
