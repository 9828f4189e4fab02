import type { Database } from '#db/connection.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Company } from '#domain/settings/company.ts';
import { DEFAULT_SETTINGS } from '#domain/settings/settings.ts';
import { findInvoice, type IssuedInvoice } from '../orders/issued-invoice-queries.ts';
import { findOrder } from '../orders/order-queries.ts';
import { readSettings } from '../settings/read-settings.ts';

/** All that stands on an invoice, and the time zone of its days; until it is issued it is a draft. */
export type Invoice = { issued: IssuedInvoice | null; order: Order; company: Company; timeZone: string };

/**
 * The invoice of an order, as it is; null when there is no such order. Reading it gives it no number; once
 * issued, it keeps its address.
 */
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
