import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { changeStatusInBulk, type WireOrderRow } from '#contract/calls/staff-orders.ts';
import { contradictsRefund } from '#domain/orders/order-refund.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { browserApi } from '#web/data.ts';
import { type BulkResult, inBatches } from '../../lists/in-batches.ts';
import type { Selected } from '../../lists/use-selection.ts';

/** What became of a bulk change: how many were changed, and which were not and why. */
export type BulkReport = BulkResult & { status: OrderStatus };

/** Orders in one call: few enough that the progress is seen. */
const BATCH = 25;

/**
 * Sets the status of many orders, in batches: each as if it were changed alone, with its own trace and, unless it is left out, its mail, and never over a
 * change that somebody else made since it was seen.
 */
export function useBulkStatus() {
  const { revalidate } = useRevalidator();
  /** How many are done while it goes on. */
  const [done, setDone] = useState<number | null>(null);
  const [report, setReport] = useState<BulkReport | null>(null);

  async function run(
    collect: () => Promise<Selected<WireOrderRow>[]>,
    status: OrderStatus,
    notify: boolean,
  ): Promise<BulkReport> {
    setReport(null);
    setDone(0);
    try {
      const change = async (orders: readonly Selected<WireOrderRow>[]) => {
        const body = { status, orders: orders.map((order) => changeOf(order, status, notify)) };
        return (await browserApi(changeStatusInBulk, { body })).body;
      };
      const result = { status, ...(await inBatches(await collect(), BATCH, change, setDone)) };
      setReport(result);
      await revalidate();
      return result;
    } finally {
      setDone(null);
    }
  }

  return { done, report, run, dismissReport: () => setReport(null) };
}

function changeOf({ id, row, wasRefused }: Selected<WireOrderRow>, status: OrderStatus, notify: boolean) {
  return {
    id,
    // Whoever tries again after a refusal was told what somebody else made of it.
    ...(!wasRefused && { from: row.status }),
    // Whose money went back is not told that the goods come.
    notify: notify && !contradictsRefund(row, status),
  };
}
