import { inTransaction } from '#db/connection.ts';
import type { Checkout } from '#domain/checkout/settle.ts';
import { giveBackDiscounts } from '../discounts/take-discounts.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { releaseStock } from '../stock/hold-stock.ts';
import { findSold } from '../stock/stock-queries.ts';
import { closeCheckout, lockUnpaidCheckout } from './checkout-queries.ts';
import { type Finalized, PAYMENT_CANCELED, readEnd, soldIn } from './finalize.ts';
import { saveOrder } from './save-order.ts';

/**
 * Places the order of a checkout that costs nothing, as `finalize` does for a payment: the provider knows
 * nothing of it. Safe to call any number of times; the lock admits one call at a time. A checkout whose
 * pieces are gone is canceled.
 */
export async function finalizeFree(services: PaymentServices, checkout: Checkout): Promise<Finalized> {
  const { db, now: clock, settings } = services;
  if (checkout.outcome) return await readEnd(services, checkout);
  const shop = await settings.read();
  const end = await inTransaction(db, async (tx): Promise<Finalized | Checkout> => {
    const locked = await lockUnpaidCheckout(tx, checkout.id);
    if (locked?.purpose !== 'order' || !locked.newOrder) return PAYMENT_CANCELED;
    if (locked.outcome) return locked;
    const now = clock();
    const ids = soldIn(locked);
    const sold = await findSold(tx, ids);
    if (ids.every((id) => sold.get(id)?.isOffered)) {
      const ordering = { checkout: locked, newOrder: locked.newOrder, sold };
      const saved = await saveOrder(tx, ordering, { payment: NO_PAYMENT, shop, now });
      if (saved.ok) return { kind: 'ordered', order: saved.order };
    }
    await releaseStock(tx, locked, { reason: 'The order could not be placed', at: now });
    await giveBackDiscounts(tx, locked.id, now);
    await closeCheckout(tx, locked.id, NO_PAYMENT, 'cancelled');
    return PAYMENT_CANCELED;
  });
  if ('outcome' in end) return await readEnd(services, end);
  if (end.kind === 'ordered') services.onMail();
  return end;
}

const NO_PAYMENT = { id: null, status: 'free' };
