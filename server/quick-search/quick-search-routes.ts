import type { Hono } from 'hono';
import { quickSearch } from '#contract/calls/quick-search.ts';
import type { Database } from '#db/connection.ts';
import { creditNoteLabel } from '#domain/invoices/credit-note-number.ts';
import { invoiceLabel } from '#domain/invoices/invoice-number.ts';
import { buyerName } from '#domain/orders/buyer-name.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import { presentRefunded } from '../orders/present-order.ts';
import { presentStaffState } from '../orders/present-staff-order.ts';
import * as queries from './quick-search-queries.ts';

/** Binds the calls of the search over everything in the back office. */
export function quickSearchRoutes(app: Hono<Environment>, { db }: { db: Database }): void {
  bind(app, quickSearch, async ({ query: { q } }) => {
    const [orders, invoices, creditNotes, products, customers] = await Promise.all([
      queries.findOrders(db, q),
      queries.findInvoices(db, q),
      queries.findCreditNotes(db, q),
      queries.findProducts(db, q),
      queries.findCustomers(db, q),
    ]);
    return success({
      orders: orders.map(presentOrder),
      invoices: invoices.map(({ number, orderId, email }) => ({
        number: invoiceLabel(number),
        orderId,
        email,
      })),
      creditNotes: creditNotes.map(({ number, invoice, orderId, email }) => ({
        number: creditNoteLabel(number),
        invoice: invoiceLabel(invoice),
        orderId,
        email,
      })),
      products: products.map(({ id, name, sku, image }) => ({ _id: id, name, sku, image })),
      customers: customers.map(({ email, orders }) => ({ email, orders })),
    });
  });
}

function presentOrder({
  id,
  email,
  shippingAddress,
  billingAddress,
  status,
  total,
  paymentStatus,
  refund,
  refunded,
  owed,
  isDisputed,
}: queries.FoundOrder) {
  const name = buyerName({ shippingAddress, billingAddress });
  return {
    id,
    email,
    ...omitNulls({ name }),
    status,
    paymentStatus,
    ...presentRefunded({ refund, refunded }),
    ...presentStaffState({ owed, isDisputed }),
    total,
  };
}
