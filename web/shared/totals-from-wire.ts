import type { WireOrder } from '#contract/calls/orders.ts';
import { dollarsToCents } from '#domain/money.ts';
import type { Totals } from '#domain/pricing/totals.ts';

/** The amounts of an order as it travels, in cents. */
export function totalsFromWire(order: Pick<WireOrder, keyof Totals>): Totals {
  return {
    subtotal: dollarsToCents(order.subtotal),
    shipping: dollarsToCents(order.shipping),
    discount: dollarsToCents(order.discount),
    tax: dollarsToCents(order.tax),
    total: dollarsToCents(order.total),
  };
}
