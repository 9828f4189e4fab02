import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { DiscountClass, DiscountScope, DiscountTerms } from '#domain/discounts/discount.ts';

/** Discounts by code, or automatic. A deleted one keeps its row: orders name it. Cents. */
export const discounts = pgTable(
  'discounts',
  {
    id: text().primaryKey(),
    /** The code as staff wrote it; null for an automatic discount. */
    code: text(),
    /** Compared: without spaces, in capitals. */
    codeKey: text(),
    title: text().notNull(),
    terms: jsonb().$type<DiscountTerms>().notNull(),
    scope: jsonb().$type<DiscountScope>().notNull(),
    minimumSubtotalCents: integer(),
    startsAt: timestamp({ withTimezone: true }),
    endsAt: timestamp({ withTimezone: true }),
    usageLimit: integer(),
    perCustomer: integer(),
    combinesWith: jsonb().$type<DiscountClass[]>().notNull(),
    /** Taken by payments and orders, and not given back. */
    uses: integer().notNull().default(0),
    /** Increased by every change by staff, to detect conflicts; uses do not count. */
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('one_discount_per_code').on(table.codeKey).where(sql`deleted_at is null`),
    index('discounts_newest').on(table.createdAt.desc(), table.id).where(sql`deleted_at is null`),
    index('discounts_automatic').on(table.id).where(sql`code is null and deleted_at is null`),
    check('uses_within_limit', sql`${table.uses} >= 0 and ${table.uses} <= ${table.usageLimit}`),
    check('discount_dates', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);

/** The use of a discount by a checkout, or by the order of its id. */
export const discountUses = pgTable(
  'discount_uses',
  {
    discountId: text()
      .notNull()
      .references(() => discounts.id),
    /** No foreign key: an order without a payment has no checkout. */
    checkoutId: text().notNull(),
    /** Digest of the email address, as it is compared. */
    customerDigest: text().notNull(),
    takenAt: timestamp({ withTimezone: true }).notNull(),
    givenBackAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.discountId, table.checkoutId] }),
    index('discount_uses_of_checkout').on(table.checkoutId),
  ],
);

/** The number of uses of a discount by each customer. */
export const discountCustomers = pgTable(
  'discount_customers',
  {
    discountId: text()
      .notNull()
      .references(() => discounts.id),
    customerDigest: text().notNull(),
    uses: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.discountId, table.customerDigest] }),
    check('customer_uses', sql`${table.uses} >= 0`),
  ],
);
