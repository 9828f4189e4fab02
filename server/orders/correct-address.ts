import { type Database, inTransaction } from '#db/connection.ts';
import { addressChange } from '#domain/orders/address-change.ts';
import type { Order, ShippingAddress } from '#domain/orders/order.ts';
import { findLastActor } from '../audit/last-actor-queries.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { addressCorrected } from '../mail/new-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { keepInvoiceAddress } from './issued-invoice-queries.ts';
import { findOrder, lockOrder, updateShippingAddress } from './order-queries.ts';

export type Correction = {
  address: ShippingAddress;
  /**
   * The address it was made from, null for none; a correction somebody else made meanwhile is not overwritten
   * unseen.
   */
  from: ShippingAddress | null | undefined;
  /** Whether the customer is told by mail. */
  notify: boolean;
};

/**
 * Corrects where an order goes, with its trace. An invoice that was issued before keeps the address it was
 * issued with.
 */
export async function correctAddress(
  db: Database,
  id: string,
  { address, from, notify }: Correction,
  staff: Staff,
  now: Date,
): Promise<{ ok: true; order: Order } | Refusal> {
  return await inTransaction(db, async (tx) => {
    const found = (await lockOrder(tx, id)) && (await findOrder(tx, id));
    if (!found) return refuse('not_found', 'Order not found');
    const { order } = found;
    const change = addressChange(order.shippingAddress, address);
    if (!change) return { ok: true, order };
    if (from !== undefined && !isSame(order.shippingAddress, from)) {
      const who = (await findLastActor(tx, 'order.address', id)) ?? 'Someone else';
      return refuse('conflict', `${who} has corrected the address of this order meanwhile.`);
    }
    const changed: Order = { ...order, shippingAddress: address };
    if (order.shippingAddress) await keepInvoiceAddress(tx, id, order.shippingAddress);
    await updateShippingAddress(tx, changed);
    await writeAudit(tx, { staff, action: 'order.address', subjectId: id, ...change }, now);
    if (notify) await writeMail(tx, addressCorrected(changed, address, now), now);
    return { ok: true, order: changed };
  });
}

function isSame(one: ShippingAddress | null, other: ShippingAddress | null): boolean {
  return one && other ? addressChange(one, other) === null : one === other;
}
