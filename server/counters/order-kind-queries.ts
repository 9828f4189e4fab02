import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { HIGH_VALUE, type OrderType } from '#domain/orders/order-filter.ts';
import { TO_PACK_STATUSES } from '#domain/orders/sale.ts';

/** The rule of domain/orders/order-filter.ts in SQL; a test compares both. `total` is in cents. */
export function isHighValue(total: PgColumn | SQL): SQL {
  return sql`${total} >= ${sql.raw(String(HIGH_VALUE))}`;
}

export function isOfType(type: OrderType, total: PgColumn): SQL {
  return type === 'high' ? isHighValue(total) : not(isHighValue(total));
}

/** The rule `isToPack` of domain/orders/sale.ts in SQL; a test compares both. */
export function isToPack({ status, paymentStatus }: Record<'status' | 'paymentStatus', PgColumn>) {
  return and(eq(paymentStatus, 'paid'), inArray(status, [...TO_PACK_STATUSES]));
}
