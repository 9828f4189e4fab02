import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';

/** Fulfilments: parcels of an order that left the shop. */
export const fulfilments = pgTable(
  'fulfilments',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    /** A `CarrierId`, or the name of another carrier. */
    carrier: text(),
    trackingNumber: text(),
    /** Typed by staff; null: the carrier's own link. */
    trackingUrl: text(),
    /** The member of staff who sent the parcel. */
    staff: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    deliveredAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('fulfilments_of_order').on(table.orderId, table.createdAt),
    index('fulfilments_under_way').on(table.createdAt).where(sql`delivered_at is null`),
  ],
);

/** The lines of a parcel; their sum by order line never exceeds `order_lines.fulfilled`. */
export const fulfilmentLines = pgTable(
  'fulfilment_lines',
  {
    fulfilmentId: text()
      .notNull()
      .references(() => fulfilments.id),
    /** The place of the line in its order, from 0. */
    position: integer().notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fulfilmentId, table.position] }),
    check('pieces_in_parcel', sql`${table.quantity} > 0`),
  ],
);
