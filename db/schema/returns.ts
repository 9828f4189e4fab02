import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { LabelType } from '#domain/returns/label.ts';
import type { ReturnReason, ReturnStatus } from '#domain/returns/return.ts';
import { orders } from './orders.ts';

/** Returns of pieces of orders, asked for by customers or opened by staff. */
export const returns = pgTable(
  'returns',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    status: text().$type<ReturnStatus>().notNull(),
    isWithdrawal: boolean().notNull(),
    /** True if the customer would rather have other goods than the money. */
    wantsExchange: boolean().notNull().default(false),
    /** In the words of the customer, and of staff. */
    note: text(),
    answer: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    decidedAt: timestamp({ withTimezone: true }),
    receivedAt: timestamp({ withTimezone: true }),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('returns_newest').on(table.createdAt.desc(), table.id),
    index('returns_of_order').on(table.orderId, table.createdAt),
    index('returns_to_look_at').on(table.createdAt).where(sql`status in ('requested', 'received')`),
  ],
);

export const returnLines = pgTable(
  'return_lines',
  {
    returnId: text()
      .notNull()
      .references(() => returns.id),
    /** The place of the line in its order, from 0. */
    position: integer().notNull(),
    quantity: integer().notNull(),
    reason: text().$type<ReturnReason>(),
    restocked: integer().notNull().default(0),
    writtenOff: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.position] }),
    check(
      'pieces_received',
      sql`${table.restocked} >= 0 and ${table.writtenOff} >= 0 and ${table.restocked} + ${table.writtenOff} <= ${table.quantity}`,
    ),
  ],
);

const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: ({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength),
});

/** The shipping labels of returns. They name people: nothing of them is a public file (decision 087). */
export const returnLabels = pgTable('return_labels', {
  returnId: text()
    .primaryKey()
    .references(() => returns.id),
  type: text().$type<LabelType>().notNull(),
  bytes: bytea().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
