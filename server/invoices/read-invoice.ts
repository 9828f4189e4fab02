import type { Database } from '#db/connection.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Company } from '#domain/settings/company.ts';
import { DEFAULT_SETTINGS } from '#domain/settings/settings.ts';
import { findInvoice, type IssuedInvoice } from '../orders/issued-invoice-queries.ts';
import { findOrder } from '../orders/order-queries.ts';
import { readSettings } from '../settings/read-settings.ts';

/** `issued` is null for a draft; days on it are those of `timeZone`. */
export type Invoice = { issued: IssuedInvoice | null; order: Order; company: Company; timeZone: string };

/** Only an issued invoice becomes a file. */
export type NumberedInvoice = IssuedInvoice & Pick<Invoice, 'order' | 'company'>;

/** The invoice of an order; null if there is no such order. An issued one has the address of that time. */
export async function readInvoice(db: Database, orderId: string): Promise<Invoice | null> {
  const found = await findOrder(db, orderId);
  if (!found) return null;
  const [issued, { settings }] = await Promise.all([
    findInvoice(db, orderId),
    readSettings(db, DEFAULT_SETTINGS),
  ]);
  const { company, timeZone } = settings;
  const shippingAddress = issued?.shippingAddress ?? found.order.shippingAddress;
  return {
    issued,
    order: { ...found.order, shippingAddress },
    company,
    timeZone: issued?.timeZone ?? timeZone,
  };
}
