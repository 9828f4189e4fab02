import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** The provider that the shop is paid by; no row while that is the built-in emulator. */
export const paymentProvider = pgTable(
  'payment_provider',
  {
    id: integer().primaryKey().default(1),
    /** True if it was started with live keys once. */
    isLive: boolean().notNull(),
    /** The first start with keys. */
    firstUsedAt: timestamp({ withTimezone: true }).notNull(),
    /** Since when the provider refuses the keys; null while it takes them. */
    keysRefusedAt: timestamp({ withTimezone: true }),
  },
  (table) => [check('payment_provider_is_one', sql`${table.id} = 1`)],
);
