import type { Transaction } from '#db/connection.ts';
import { type CanceledBy, describeCancellation } from '#domain/orders/cancellation.ts';
import type { MoneyOfEnd } from '#domain/orders/kept-money.ts';
import type { Order, OrderActivity } from '#domain/orders/order.ts';
import { recordOrderChange } from '../counters/record-order-change.ts';
import type { Staff } from '../http/staff.ts';
import { statusChange } from '../mail/new-order-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { insertActivity, updateOrder } from '../orders/order-queries.ts';
import { endLines } from '../orders/restock.ts';
import { settleMoney } from './settle-money.ts';

export type Canceling = {
  by: CanceledBy;
  reason: string | null;
  /** True if the pieces go back on sale. Default: `restocksByDefault`. */
  restock?: boolean | undefined;
  /** True if the customer gets a mail. */
  notify: boolean;
  /** The member of staff who cancels. */
  staff?: Staff;
} & MoneyOfEnd;

/**
 * Cancels a locked order: rejected, with its activity, its stock, the mail, and what becomes of its money:
 * unless staff say otherwise, it is refunded (`settle-money.ts`).
 */
export async function cancelLockedOrder(
  tx: Transaction,
  order: Order,
  { by, reason, restock, notify, staff, money = 'refund', way }: Canceling,
  now: Date,
): Promise<{ order: Order; restocked: number }> {
  const { id } = order;
  const cause = {
    reason: describeCancellation({ by, reason: null }),
    ...(staff && { staff: staff.name }),
    at: now,
  };
  const restocked = await endLines(tx, id, { status: order.status, restock }, cause);
  const activity: OrderActivity = {
    status: 'rejected',
    timestamp: now,
    description: describeCancellation({ by, reason }),
  };
  const position = order.activities.length;
  const canceled: Order = {
    ...order,
    status: 'rejected',
    unpaidUntil: null,
    cancellation: { at: now, by, reason },
    activities: [...order.activities, activity],
  };
  await insertActivity(tx, id, position, activity);
  await updateOrder(tx, id, {
    status: 'rejected',
    unpaidUntil: null,
    canceledAt: now,
    canceledBy: by,
    cancelReason: reason,
    refundDueAt: null,
  });
  await settleMoney(tx, order, { money, way }, { staff: staff ?? null, now });
  await recordOrderChange(tx, order, canceled, now);
  if (notify) await writeMail(tx, statusChange(canceled, activity, position), now);
  return { order: canceled, restocked };
}
