import { and, eq, inArray, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { HIGH_VALUE, type OrderType } from '#domain/orders/order-filter.ts';
import { type StatusTrait, statusesWith } from '#domain/orders/status.ts';

/*
 * Rules of domain/orders in SQL. What they say of a status follows from its table (domain/orders/status.ts);
 * tests compare the rest with the rule.
 */

type OrderColumns = Record<'status' | 'paymentStatus', PgColumn>;

export function hasTrait(status: SQLWrapper, trait: StatusTrait): SQL {
  return inArray(status, statusesWith(trait));
}

/** The rule of domain/orders/sale.ts. */
export function isSale({ status, paymentStatus }: OrderColumns): SQL | undefined {
  return and(eq(paymentStatus, 'paid'), hasTrait(status, 'sale'));
}

/** The rule of domain/orders/sale.ts. */
export function isToPack({ status, paymentStatus }: OrderColumns): SQL | undefined {
  return and(eq(paymentStatus, 'paid'), hasTrait(status, 'to-pack'));
}

/** The rule of domain/orders/order-filter.ts. `total` is in cents. */
export function isHighValue(total: PgColumn | SQL): SQL {
  return sql`${total} >= ${sql.raw(String(HIGH_VALUE))}`;
}

export function isOfType(type: OrderType, total: PgColumn): SQL {
  return type === 'high' ? isHighValue(total) : not(isHighValue(total));
}
