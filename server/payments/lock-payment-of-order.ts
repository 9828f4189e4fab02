import type { Transaction } from '#db/connection.ts';
import type { Order } from '#domain/orders/order.ts';
import { lockCheckout } from '../checkout/checkout-queries.ts';

/** Locks the payment of an order before the order itself, as all refunds do. */
export async function lockPaymentOfOrder(
  tx: Transaction,
  { paymentIntentId }: Pick<Order, 'paymentIntentId'>,
): Promise<void> {
  if (paymentIntentId !== null) await lockCheckout(tx, { id: paymentIntentId, checkoutId: null });
}
