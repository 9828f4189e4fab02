import type { Hono } from 'hono';
import { quickSearch } from '#contract/calls/quick-search.ts';
import type { Database } from '#db/connection.ts';
import { invoiceLabel } from '#domain/invoices/invoice-number.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import { presentOrderRefund } from '../orders/present-order.ts';
import {
  type FoundOrder,
  findCustomers,
  findInvoices,
  findOrders,
  findProducts,
} from './quick-search-queries.ts';

/** A quick search from anywhere in the back office. */
export function searchRoutes(app: Hono<Environment>, { db }: { db: Database }): void {
  bind(app, quickSearch, async ({ query: { q } }) => {
    const [orders, invoices, products, customers] = await Promise.all([
      findOrders(db, q),
      findInvoices(db, q),
      findProducts(db, q),
      findCustomers(db, q),
    ]);
    return success({
      orders: orders.map(presentOrder),
      invoices: invoices.map(({ number, ...invoice }) => ({ number: invoiceLabel(number), ...invoice })),
      products: products.map(({ id, name, sku, image }) => ({ _id: id, name, sku, image })),
      customers: customers.map(({ email, orders }) => ({ email, orders })),
    });
  });
}

function presentOrder({ id, email, shippingAddress, status, total, paymentStatus, refund }: FoundOrder) {
  const name = shippingAddress?.fullName ?? null;
  return {
    id,
    email,
    ...omitNulls({ name }),
    status,
    paymentStatus,
    ...(refund && { refund: presentOrderRefund(refund) }),
    total,
  };
}
