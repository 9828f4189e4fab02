import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { updateOrderStatus } from '#contract/orders.ts';
import type { WireOrderRow } from '#contract/staff-orders.ts';
import { contradictsRefund } from '#domain/orders/given-back.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { browserApi } from '#web/data.ts';

/** What became of a bulk change: how many were changed, and which were not and why. */
export type BulkReport = {
  status: OrderStatus;
  changed: number;
  failed: { id: string; message: string }[];
};

/**
 * Sets the status of several orders, one after the other: each as if it were changed alone, with its own mail and trace,
 * and never over a change that somebody else made since the list was loaded.
 */
export function useBulkStatus() {
  const { revalidate } = useRevalidator();
  /** How many are done while it goes on. */
  const [done, setDone] = useState<number | null>(null);
  const [report, setReport] = useState<BulkReport | null>(null);

  async function run(rows: readonly WireOrderRow[], status: OrderStatus): Promise<BulkReport> {
    const failed: BulkReport['failed'] = [];
    setReport(null);
    for (const [index, row] of rows.entries()) {
      const { id, status: from } = row;
      setDone(index);
      try {
        // Whose money went back is not told that the goods come.
        const notify = !contradictsRefund(row, status);
        const body = { status, from, description: `Status updated to ${status}`, notify };
        await browserApi(updateOrderStatus, { params: { id }, body });
      } catch (error) {
        failed.push({ id, message: error instanceof Error ? error.message : 'It could not be changed.' });
      }
    }
    const result = { status, changed: rows.length - failed.length, failed };
    setReport(result);
    await revalidate();
    setDone(null);
    return result;
  }

  return { done, report, run, dismissReport: () => setReport(null) };
}
