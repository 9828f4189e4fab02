import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { PlanId } from '#domain/members/plan.ts';
import type { BillingAddress, PaymentStatus, ShippingAddress } from '#domain/orders/order.ts';
import type { OrderStatus } from '#domain/orders/status.ts';

/** Orders. Money in cents. A deleted order keeps its row, hidden. */
export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    userEmail: text().notNull(),
    userPhone: text(),
    /** How tracking compares them: the address in lower case, the number as `phoneKey` writes it. */
    emailKey: text().notNull(),
    phoneKey: text(),
    /** A digest of the token in the buyer's browser: that browser sees the order unmasked. */
    buyerDigest: text(),
    paymentMethod: text(),
    shippingAddress: jsonb().$type<ShippingAddress>(),
    billingAddress: jsonb().$type<BillingAddress>(),
    subtotalCents: integer().notNull(),
    shippingCents: integer().notNull(),
    discountCents: integer().notNull(),
    taxCents: integer().notNull(),
    totalCents: integer().notNull(),
    memberPlan: text().$type<PlanId>(),
    status: text().$type<OrderStatus>().notNull(),
    expectedDelivery: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    paymentIntentId: text(),
    paymentStatus: text().$type<PaymentStatus>().notNull(),
    deletedAt: timestamp({ withTimezone: true }),
    /**
     * What staff search in: id, e-mail address, digits of the phone number and name, folded by the
     * application.
     */
    searchText: text().notNull().default(''),
  },
  (table) => [
    unique('one_order_per_payment').on(table.paymentIntentId),
    index('orders_newest').on(table.createdAt.desc(), table.id),
    index('orders_of_status')
      .on(table.status, table.createdAt.desc(), table.id)
      .where(sql`deleted_at is null`),
    index('orders_by_total').on(table.totalCents.desc(), table.id).where(sql`deleted_at is null`),
    index('orders_deleted').on(table.createdAt.desc(), table.id).where(sql`deleted_at is not null`),
    index('orders_search').using('gin', sql`search_text gin_trgm_ops`),
    index('orders_by_email').on(table.emailKey, table.createdAt.desc()),
    index('orders_by_phone').on(table.phoneKey, table.createdAt.desc()),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    /** Not a foreign key: the line is a copy and outlives the product. */
    productId: text().notNull(),
    name: text().notNull(),
    image: text().notNull(),
    unitPriceCents: integer().notNull(),
    quantity: integer().notNull(),
    selectedColor: text(),
    selectedSize: text(),
    selectedMemory: text(),
    selectedProperties: jsonb().$type<Record<string, string>>().notNull(),
    /** Null where no property asked for a text. */
    propertyTexts: jsonb().$type<Record<string, string>>(),
    modifications: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('order_lines_of_product').on(table.productId),
  ],
);

export const orderActivities = pgTable(
  'order_activities',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    timestamp: timestamp({ withTimezone: true }).notNull(),
    description: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** What staff note about an order, for staff. */
export const orderNotes = pgTable(
  'order_notes',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    author: text().notNull(),
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Of the request that made it: the same one sent again makes no other. */
    requestKey: text(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    unique('one_note_per_request').on(table.orderId, table.requestKey),
  ],
);
