import type { Database } from '#db/connection.ts';
import { parseOrderId } from '#domain/ids.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { changeStatus } from './change-status.ts';

export type StatusesChanged = { succeeded: string[]; failed: { id: string; message: string }[] };

/**
 * Sets the status of many orders, one after the other: each as if it were changed alone, in a transaction of
 * its own, with its mail and its trace. One that is refused leaves the others as they are.
 */
export async function changeStatuses(
  db: Database,
  orders: readonly { id: string; from?: OrderStatus | undefined; notify?: boolean | undefined }[],
  status: OrderStatus,
  { staff, now }: { staff: Staff; now: Date },
): Promise<StatusesChanged> {
  const result: StatusesChanged = { succeeded: [], failed: [] };
  for (const { id: written, from, notify = true } of orders) {
    const id = parseOrderId(written);
    const changed = id
      ? await changeStatus(db, id, { status, description: null, from, notify }, staff, now)
      : refuse('not_found', 'Order not found');
    if (changed.ok) result.succeeded.push(written);
    else result.failed.push({ id: written, message: changed.refusal.message });
  }
  return result;
}
