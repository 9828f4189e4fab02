import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { PlanId } from '#domain/members/plan.ts';

/** Paid memberships. Cents. A refunded one stays. */
export const memberships = pgTable(
  'memberships',
  {
    /** Also the id of its checkout. */
    id: text().primaryKey(),
    plan: text().$type<PlanId>().notNull(),
    fullName: text().notNull(),
    email: text().notNull(),
    /** The lower-case email, which a checkout compares. */
    emailKey: text().notNull(),
    /**
     * Numbers the memberships of an email from 1: of two concurrent purchases one is second and starts
     * later.
     */
    turn: integer().notNull().default(1),
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
    /** The time when the owner was reminded of the end. */
    remindedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('one_membership_a_turn').on(table.emailKey, table.turn),
    index('memberships_newest').on(table.createdAt.desc(), table.id),
    index('memberships_by_email').on(table.emailKey, table.endsAt.desc()),
    index('memberships_to_remind').on(table.endsAt).where(sql`reminded_at is null and refunded_at is null`),
  ],
);
