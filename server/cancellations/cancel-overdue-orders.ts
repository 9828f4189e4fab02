import { inTransaction } from '#db/connection.ts';
import { lockOrder } from '../orders/order-queries.ts';
import { deleteEndedUnpaidIps, lockOverdueOrder } from '../orders/unpaid-order-queries.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { cancelLockedOrder } from './cancel-locked-order.ts';

type Services = Pick<PaymentServices, 'db' | 'now' | 'onMail'>;

/** Cancels each unpaid order whose time is over; its pieces can be bought again. Safe on many servers. */
export async function cancelOverdueOrders({ db, now, onMail }: Services): Promise<void> {
  await deleteEndedUnpaidIps(db, now());
  let isMore = true;
  while (isMore) {
    isMore = await inTransaction(db, async (tx) => {
      const at = now();
      const id = await lockOverdueOrder(tx, at);
      const order = id && (await lockOrder(tx, id));
      if (!order) return false;
      await cancelLockedOrder(tx, order, { by: 'expiry', reason: null, notify: true }, at);
      return true;
    });
    if (isMore) onMail();
  }
}
