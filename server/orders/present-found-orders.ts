import type { WireOrder } from '#contract/calls/orders.ts';
import type { Database } from '#db/connection.ts';
import { invoiceUrl } from '#domain/invoices/invoice-file.ts';
import { returnAddress } from '#domain/returns/return-terms.ts';
import { selectExchangedOrders } from '../draft-orders/exchange-queries.ts';
import type { Visitor } from '../http/visitor.ts';
import { selectOrdersWithInvoice } from '../invoices/issued-invoice-queries.ts';
import { selectReturnsOfOrders } from '../returns/order-return-queries.ts';
import { selectReviewedProducts } from '../reviews/order-review-queries.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import { isPlacedBy } from './is-placed-by.ts';
import type { StoredOrder } from './order-queries.ts';
import { presentOwnOrder, withExchanges, withReturns } from './present-order.ts';

/** Each order as this visitor may see it; `present` is for orders that they did not place. */
export async function presentFoundOrders(
  { db, settings, now: clock }: { db: Database; settings: CurrentSettings; now: () => Date },
  found: StoredOrder[],
  visitor: Pick<Visitor, 'buyerDigest' | 'hasProven'>,
  present: (order: StoredOrder['order']) => WireOrder,
): Promise<WireOrder[]> {
  const ids = found.map(({ order }) => order.id);
  const reviewed = await selectReviewedProducts(db, ids);
  const returnsByOrder = Map.groupBy(await selectReturnsOfOrders(db, ids), ({ orderId }) => orderId);
  const exchanges = await selectExchangedOrders(db, ids);
  const { returnDays, timeZone: zone, company, offerInvoices } = await settings.read();
  const withInvoice = offerInvoices ? await selectOrdersWithInvoice(db, ids) : new Set<string>();
  const now = clock();
  return await Promise.all(
    found.map(async ({ order, buyerDigest }) => {
      const wire = (await isPlacedBy(visitor, { email: order.userEmail, buyerDigest }))
        ? presentOwnOrder(order, reviewed.get(order.id) ?? new Map())
        : present(order);
      const returns = returnsByOrder.get(order.id) ?? [];
      if (wire.masked) return wire;
      const returnTo = returnAddress(company);
      return {
        ...withReturns(withExchanges(wire, exchanges), order, { returns, returnDays, now, zone }),
        ...(withInvoice.has(order.id) && { invoice: invoiceUrl(order.id) }),
        ...(returns.length > 0 && returnTo.length > 0 && { returnTo }),
      };
    }),
  );
}
