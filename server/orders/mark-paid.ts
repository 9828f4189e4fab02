import { type Database, inTransaction } from '#db/connection.ts';
import { canMarkPaid } from '#domain/orders/can-cancel.ts';
import type { Order } from '#domain/orders/order.ts';
import { paidAnotherWay } from '#domain/orders/paid-another-way.ts';
import type { ReturnPolicy } from '#domain/returns/return-policy.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { recordOrderChange } from '../counters/record-order-change.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import { hexIdFrom, type Seed } from '../http/idempotency.ts';
import type { Staff } from '../http/staff.ts';
import { orderConfirmation } from '../mail/new-order-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { insertNote } from './note-queries.ts';
import { findRequestKeys, insertActivity, lockOrder, updateOrder } from './order-queries.ts';
import { ORDER_NOT_FOUND } from './order-refusals.ts';

type Payment = {
  /** The way in which the money came: 'Bank transfer'. */
  method: string;
  /** For staff. */
  note?: string | null | undefined;
  /** True if the customer gets the confirmation. Default: true. */
  notify?: boolean | undefined;
};

type By = {
  /** The return policy of the shop. */
  returnPolicy: ReturnPolicy | null;
  staff: Staff;
  seed: Seed;
  now: Date;
};

/**
 * Marks an unpaid order as paid by money that came another way: it is a sale, and is not canceled any more.
 * The same `seed` marks it once.
 */
export async function markPaid(
  db: Database,
  id: string,
  { method, note, notify = true }: Payment,
  { returnPolicy, staff, seed, now }: By,
): Promise<{ ok: true; order: Order } | Refusal> {
  const paidKey = hexIdFrom(seed);
  return await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) return ORDER_NOT_FOUND;
    if ((await findRequestKeys(tx, id)).paidKey === paidKey) return { ok: true, order };
    if (!canMarkPaid(order)) return refuse('conflict', order.paymentStatus === 'unpaid' ? REJECTED : PAID);
    const paid = paidAnotherWay(order, method, now);
    const activity = paid.activities[order.activities.length];
    if (activity) await insertActivity(tx, id, order.activities.length, activity);
    await updateOrder(tx, id, {
      paymentStatus: 'paid',
      paymentMethod: method,
      markedPaidAt: now,
      unpaidUntil: null,
      paidKey,
    });
    await recordOrderChange(tx, order, paid, now);
    if (note)
      await insertNote(tx, id, { author: staff.email, text: note, createdAt: now, requestKey: paidKey });
    const after = { paymentStatus: 'paid', method, ...(!notify && { emailed: false }) };
    const change = { before: { paymentStatus: 'unpaid' }, after };
    await writeAudit(tx, { staff, action: 'order.mark_paid', subjectId: id, ...change }, now);
    if (notify) await writeMail(tx, orderConfirmation(paid, returnPolicy), now);
    return { ok: true, order: paid };
  });
}

const PAID = 'This order is paid already.';
const REJECTED = 'This order was rejected or canceled. It cannot be marked as paid.';
