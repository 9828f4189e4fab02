import { changeStatusInBulk, type WireOrderRow } from '#contract/calls/staff-orders.ts';
import { formatCount } from '#domain/counts.ts';
import type { MoneyOfEnd } from '#domain/orders/kept-money.ts';
import { contradictsRefund } from '#domain/orders/order-refund.ts';
import { type OrderStatus, statusLabel } from '#domain/orders/status.ts';
import { browserApi } from '#web/data.ts';
import { useBulkChange } from '../../lists/use-bulk-change.ts';
import type { Selected } from '../../lists/use-selection.ts';
import { orderCount } from './order-count.ts';

export type StatusChange = MoneyOfEnd & {
  status: OrderStatus;
  notify: boolean;
  restock: boolean;
  evenIfDisputed: boolean;
};

/**
 * Sets the status of many orders, each with its own activity and optionally an email. A change by somebody
 * else that the list does not show yet is not overwritten.
 */
export function useBulkStatus() {
  return useBulkChange<WireOrderRow, StatusChange>({
    // Small, so that the progress is visible.
    batch: 25,
    async send(rows, change) {
      const orders = rows.map((order) => toChange(order, change));
      const { status, evenIfDisputed, money, way } = change;
      const body = { status, orders, evenIfDisputed, ...(status === 'rejected' && { money, way }) };
      return (await browserApi(changeStatusInBulk, { body })).body;
    },
    notices: ({ succeeded, failed }, { status }) => [
      failed.length === 0
        ? { title: `${orderCount(succeeded.length)} set to ${statusLabel(status)}`, message: UNDO_BELOW }
        : {
            tone: 'error',
            title: `${formatCount(failed.length)} of ${formatCount(succeeded.length + failed.length)} could not be changed`,
            message: 'Which and why stands below the list.',
          },
    ],
    failure: 'The orders could not be changed',
  });
}

const UNDO_BELOW = 'Undo stands below the list.';

function toChange(
  { id, row, wasRefused }: Selected<WireOrderRow>,
  { status, notify, restock }: StatusChange,
) {
  return {
    id,
    // After a refusal the user knows of the other change and may overwrite it.
    ...(!wasRefused && { from: row.status }),
    // A refunded customer gets no email about a delivery.
    notify: notify && !contradictsRefund(row, status),
    // By default only what was not shipped goes back.
    ...(status === 'rejected' && !restock && { restock }),
  };
}
