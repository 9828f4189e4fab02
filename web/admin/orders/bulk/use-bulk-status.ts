import { changeStatusInBulk, type WireOrderRow } from '#contract/calls/staff-orders.ts';
import { formatCount } from '#domain/counts.ts';
import { contradictsRefund } from '#domain/orders/order-refund.ts';
import { type OrderStatus, statusLabel } from '#domain/orders/status.ts';
import { browserApi } from '#web/data.ts';
import { useBulkChange } from '../../lists/use-bulk-change.ts';
import type { Selected } from '../../lists/use-selection.ts';

export type StatusChange = { status: OrderStatus; notify: boolean };

/**
 * Sets the status of many orders, each as if it were changed alone: with its own activity and, unless left
 * out, its mail, and never over a change by somebody else that the list does not show yet.
 */
export function useBulkStatus() {
  return useBulkChange<WireOrderRow, StatusChange>({
    // Few enough that the progress is seen.
    batch: 25,
    async send(rows, change) {
      const orders = rows.map((order) => changeOf(order, change));
      return (await browserApi(changeStatusInBulk, { body: { status: change.status, orders } })).body;
    },
    notices: ({ succeeded, failed }, { status }) => [
      failed.length === 0
        ? `${orderCount(succeeded.length)} set to ${statusLabel(status)}`
        : {
            tone: 'error',
            title: `${formatCount(failed.length)} of ${formatCount(succeeded.length + failed.length)} could not be changed`,
            message: 'Which and why stands below the list.',
          },
    ],
    failure: 'The orders could not be changed',
  });
}

export function orderCount(count: number): string {
  return count === 1 ? '1 order' : `${formatCount(count)} orders`;
}

function changeOf({ id, row, wasRefused }: Selected<WireOrderRow>, { status, notify }: StatusChange) {
  return {
    id,
    // After a refusal the person has been told of the other change, and may overwrite it.
    ...(!wasRefused && { from: row.status }),
    // A refunded customer gets no mail that the goods are on their way.
    notify: notify && !contradictsRefund(row, status),
  };
}
