import { useState } from 'react';
import { type Notice, useMutation } from '#web/shared/use-mutation.ts';
import { type BulkResult, inBatches } from './in-batches.ts';
import type { Selected, Selection } from './use-selection.ts';

type Options<Row, Action> = {
  /** Rows per call. */
  batch: number;
  send: (rows: readonly Selected<Row>[], action: Action) => Promise<BulkResult>;
  notices: (result: BulkResult, action: Action) => readonly Notice[];
  /** The rows that were changed stay selected too. */
  keepsSelection?: boolean;
  onDone?: (result: BulkResult) => void;
  /** Toast if the selected rows cannot be loaded. */
  failure: string | (() => Notice);
};

/** The result of a bulk change, and its rows. */
export type BulkReport<Row, Action> = BulkResult & { rows: readonly Selected<Row>[]; action: Action };

/** Changes all selected rows in batches. Rows that could not be changed stay selected. */
export function useBulkChange<Row, Action>(options: Options<Row, Action>) {
  const { batch, send, notices, failure, keepsSelection = false, onDone } = options;
  const [done, setDone] = useState(0);
  const [report, setReport] = useState<BulkReport<Row, Action> | null>(null);
  const [dismissed, setDismissed] = useState<BulkReport<Row, Action> | null>(null);

  const { run, busy } = useMutation(
    async ({ selection, action }: { selection: Selection<Row>; action: Action }) => {
      setReport(null);
      setDone(0);
      const rows = await selection.collect();
      const result = await inBatches(rows, batch, (part) => send(part, action), setDone);
      setReport({ ...result, rows, action });
      return result;
    },
    {
      success: (result, { action }) => notices(result, action),
      failure,
      onSuccess(result, { selection }) {
        if (!keepsSelection) selection.keep(result.failed.map(({ id }) => id));
        onDone?.(result);
      },
    },
  );

  return {
    apply: run,
    /** Rows done so far; null while no change is under way. */
    done: busy ? done : null,
    /** The last change since this page was opened, until the next one begins. */
    last: report,
    /** The report of the last change until dismissed; null if all rows were changed. */
    report: report !== dismissed && report && report.failed.length > 0 ? report : null,
    dismissReport: () => setDismissed(report),
  };
}
