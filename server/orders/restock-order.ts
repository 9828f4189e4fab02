import { type Database, inTransaction } from '#db/connection.ts';
import { hasEnded } from '#domain/orders/can-cancel.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { findOrderForStaff, lockAnyOrder } from './order-queries.ts';
import { ORDER_NOT_FOUND } from './order-refusals.ts';
import { endLines } from './restock.ts';

/**
 * Puts the pieces of an order that ended, or was deleted, back into stock; what is back already stays as it
 * is.
 */
export async function restock(
  db: Database,
  id: string,
  staff: Staff,
  now: Date,
): Promise<{ ok: true; restocked: number } | Refusal> {
  return await inTransaction(db, async (tx) => {
    const locked = await lockAnyOrder(tx, id);
    const stored = locked && (await findOrderForStaff(tx, id));
    if (!stored) return ORDER_NOT_FOUND;
    const { order } = stored;
    if (!locked.deletedAt && !hasEnded(order)) return STILL_GOES_OUT;
    const cause = { reason: 'Order restocked', staff: staff.name, at: now };
    const restocked = await endLines(tx, id, { status: order.status, restock: true }, cause);
    if (restocked > 0)
      await writeAudit(tx, { staff, action: 'order.restock', subjectId: id, after: { restocked } }, now);
    return { ok: true, restocked };
  });
}

const STILL_GOES_OUT = refuse(
  'conflict',
  'This order still goes out. Its pieces go back into stock once it is rejected, canceled or refunded.',
);
