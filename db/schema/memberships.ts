import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Memberships that were paid for. Cents. One that was refunded keeps its row. */
export const memberships = pgTable(
  'memberships',
  {
    id: text().primaryKey(),
    plan: text().notNull(),
    fullName: text().notNull(),
    email: text().notNull(),
    /** The address in lower case: what a checkout compares. */
    emailKey: text().notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    postalCode: text().notNull(),
    amountCents: integer().notNull(),
    paymentIntentId: text().notNull().unique(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    refundedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('memberships_newest').on(table.createdAt.desc(), table.id),
    index('memberships_by_email').on(table.emailKey, table.endsAt.desc()),
  ],
);
