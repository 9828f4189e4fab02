import { type Database, inTransaction } from '#db/connection.ts';
import { toPhoneKey } from '#db/order-rows.ts';
import { addressChange } from '#domain/orders/address-change.ts';
import type { Order, ShippingAddress } from '#domain/orders/order.ts';
import { orderSearchText } from '#domain/orders/search-text.ts';
import { findLastActor } from '../audit/audit-queries.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { addressCorrected } from '../mail/new-order-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { lockOrder, updateOrder } from './order-queries.ts';
import { ORDER_NOT_FOUND } from './order-refusals.ts';

type Correction = {
  address: ShippingAddress;
  /** The address that staff saw: the correction is refused if somebody else has corrected it since. */
  from: ShippingAddress | null | undefined;
  /** True if the customer gets a mail. */
  notify: boolean;
};

/** Corrects the shipping address of an order. An issued invoice keeps its own. */
export async function correctAddress(
  db: Database,
  id: string,
  { address, from, notify }: Correction,
  staff: Staff,
  now: Date,
): Promise<{ ok: true; order: Order } | Refusal> {
  return await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) return ORDER_NOT_FOUND;
    const change = addressChange(order.shippingAddress, address);
    if (!change) return { ok: true, order };
    if (from !== undefined && !isSame(order.shippingAddress, from)) {
      const who = (await findLastActor(tx, 'order.address', id)) ?? 'Someone else';
      return refuse('conflict', `${who} has corrected the address of this order meanwhile.`);
    }
    const changed: Order = { ...order, shippingAddress: address };
    await updateOrder(tx, id, {
      shippingAddress: address,
      searchText: orderSearchText(changed),
      phoneKey: toPhoneKey(changed),
    });
    await writeAudit(tx, { staff, action: 'order.address', subjectId: id, ...change }, now);
    if (notify) await writeMail(tx, addressCorrected(changed, address, now), now);
    return { ok: true, order: changed };
  });
}

function isSame(one: ShippingAddress | null, other: ShippingAddress | null): boolean {
  return one && other ? addressChange(one, other) === null : one === other;
}
