import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PlanId } from '#domain/members/plan.ts';
import type { CanceledBy } from '#domain/orders/cancellation.ts';
import type { BillingAddress, PaymentStatus, ShippingAddress } from '#domain/orders/order.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import type { OrderDiscount } from '#domain/pricing/discounted-cart.ts';
import type { ChosenMethod } from '#domain/shipping/offer-methods.ts';
import type { NamedTax } from '#domain/tax/named-tax.ts';

/** Orders. Money in cents. A deleted order keeps its row. */
export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    userEmail: text().notNull(),
    userPhone: text(),
    /** Compared by tracking: the lower-case email, and the number as `phoneKey` writes it. */
    emailKey: text().notNull(),
    phoneKey: text(),
    /** Digest of the token in the buyer's browser, which sees the order unmasked. */
    buyerDigest: text(),
    paymentMethod: text(),
    shippingAddress: jsonb().$type<ShippingAddress>(),
    billingAddress: jsonb().$type<BillingAddress>(),
    subtotalCents: integer().notNull(),
    shippingCents: integer().notNull(),
    discountCents: integer().notNull(),
    taxCents: integer().notNull(),
    totalCents: integer().notNull(),
    /** Null in a shop without shipping zones, and in orders older than them. */
    shippingMethod: jsonb().$type<ChosenMethod>(),
    /** The tax by rate; null in a shop without tax rates. */
    taxes: jsonb().$type<NamedTax[]>(),
    /** The part of the tax that is on shipping. */
    shippingTaxCents: integer().notNull().default(0),
    /** True if the prices contain the tax. */
    taxIncluded: boolean().notNull().default(false),
    /** The discounts by codes and automatic discounts; null without any. */
    discounts: jsonb().$type<OrderDiscount[]>(),
    /** The cents of its payment that succeeded refunds have returned. */
    refundedCents: integer().notNull().default(0),
    /** The cents that banks took back for good, after disputes. */
    lostCents: integer().notNull().default(0),
    /**
     * Cents of the paid amount that the shop owes the customer: of an order that ended with its money kept,
     * or of pieces or an exchange that no payment provider can refund. Owed until refunded or noted as
     * returned.
     */
    owedCents: integer().notNull().default(0),
    memberPlan: text().$type<PlanId>(),
    status: text().$type<OrderStatus>().notNull(),
    expectedDelivery: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    paymentIntentId: text(),
    paymentStatus: text().$type<PaymentStatus>().notNull(),
    /** The time when staff marked the order as paid; null if it was paid through the shop, or is unpaid. */
    markedPaidAt: timestamp({ withTimezone: true }),
    /** The time when an unpaid order is canceled if staff do not work on it; null: never. */
    unpaidUntil: timestamp({ withTimezone: true }),
    canceledAt: timestamp({ withTimezone: true }),
    canceledBy: text().$type<CanceledBy>(),
    cancelReason: text(),
    /** Since when the payment of a canceled order is to be refunded; null once that was requested. */
    refundDueAt: timestamp({ withTimezone: true }),
    /** Idempotency: the requests that canceled it and marked it as paid. */
    cancelKey: text(),
    paidKey: text(),
    deletedAt: timestamp({ withTimezone: true }),
    /** Searched by staff: id, email address, phone digits and name, folded by the application. */
    searchText: text().notNull().default(''),
    /** The draft order it was made of; null without one. */
    draftOrderId: text(),
  },
  (table) => [
    unique('one_order_per_payment').on(table.paymentIntentId),
    uniqueIndex('one_order_per_draft_order').on(table.draftOrderId).where(sql`draft_order_id is not null`),
    index('orders_newest').on(table.createdAt.desc(), table.id),
    index('orders_of_status')
      .on(table.status, table.createdAt.desc(), table.id)
      .where(sql`deleted_at is null`),
    index('orders_by_total').on(table.totalCents.desc(), table.id).where(sql`deleted_at is null`),
    index('orders_deleted').on(table.createdAt.desc(), table.id).where(sql`deleted_at is not null`),
    index('orders_unpaid').on(table.unpaidUntil).where(sql`unpaid_until is not null`),
    index('orders_expired').on(table.canceledAt).where(sql`canceled_by = 'expiry'`),
    index('orders_owing').on(table.createdAt.desc()).where(sql`owed_cents > 0`),
    index('orders_refund_due').on(table.refundDueAt).where(sql`refund_due_at is not null`),
    index('orders_search').using('gin', sql`search_text gin_trgm_ops`),
    // Read from end to end for two letters, which no index finds: a fifth of the table's pages.
    index('orders_search_texts').on(table.createdAt.desc(), table.searchText).where(sql`deleted_at is null`),
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
    /** No foreign key: the line is a copy and outlives the product. */
    productId: text().notNull(),
    /** Null: the product's first variant. */
    variantId: text(),
    /** The variant's SKU when it was ordered; null in orders placed before variants existed. */
    sku: text(),
    name: text().notNull(),
    image: text().notNull(),
    unitPriceCents: integer().notNull(),
    quantity: integer().notNull(),
    /** The values of orders older than decision 115; since then `selectedOptions` has them too. */
    selectedColor: text(),
    selectedSize: text(),
    selectedMemory: text(),
    /** The value of each option that was chosen; null without any. */
    selectedOptions: jsonb().$type<Readonly<Record<string, string | null>>>(),
    selectedProperties: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    /** Null without texts. */
    propertyTexts: jsonb().$type<Readonly<Record<string, string>>>(),
    /** 'Color: Sand, Size: M', or empty. */
    description: text('modifications').notNull(),
    /** Nothing of it is sent by parcel. */
    notShipped: boolean().notNull().default(false),
    /** The cents that all discounts take off the line, and its tax; null in orders of before. */
    discountCents: integer(),
    taxCents: integer(),
    /** Pieces whose price is returned, by refunds that have not failed. */
    refunded: integer().notNull().default(0),
    /** Pieces taken from counted stock; those of them that went back are `restocked`. */
    taken: integer().notNull().default(0),
    /** Pieces that were sent: those in parcels, or all of an order that staff set to a shipped status. */
    fulfilled: integer().notNull().default(0),
    /** Pieces that are not shipped any more, and pieces that came back. */
    canceled: integer().notNull().default(0),
    returned: integer().notNull().default(0),
    restocked: integer().notNull().default(0),
    /** Pieces that came back and are not sold again. */
    writtenOff: integer().notNull().default(0),
    /** The pieces of them that ended by themselves; they stay so when an order that ended is resumed. */
    canceledApart: integer().notNull().default(0),
    returnedApart: integer().notNull().default(0),
    restockedApart: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('order_lines_of_product').on(table.productId),
    index('order_lines_sent_in_part')
      .on(table.orderId)
      .where(sql`fulfilled > 0 and fulfilled + canceled < quantity`),
    check(
      'line_discount',
      sql`${table.discountCents} between 0 and ${table.unitPriceCents}::bigint * ${table.quantity}`,
    ),
    check('pieces_refunded', sql`${table.refunded} between 0 and ${table.quantity}`),
    check('pieces_taken', sql`${table.taken} between 0 and ${table.quantity}`),
    check(
      'pieces_canceled',
      sql`${table.canceled} >= 0 and ${table.returned} >= 0 and ${table.canceled} + ${table.returned} <= ${table.quantity}`,
    ),
    check(
      'pieces_fulfilled',
      sql`${table.fulfilled} >= 0 and ${table.fulfilled} + ${table.canceled} <= ${table.quantity}`,
    ),
    check('pieces_returned', sql`${table.returned} <= ${table.fulfilled}`),
    check(
      'pieces_restocked',
      sql`${table.restocked} between 0 and least(${table.taken}, ${table.canceled} + ${table.returned})`,
    ),
    check(
      'pieces_written_off',
      sql`${table.writtenOff} >= 0 and ${table.restocked} + ${table.writtenOff} <= ${table.canceled} + ${table.returned}`,
    ),
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
    /** Idempotency: a repeated request adds no second note. */
    requestKey: text(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    unique('one_note_per_request').on(table.orderId, table.requestKey),
  ],
);
