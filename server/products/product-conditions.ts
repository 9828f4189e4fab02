import { gte, isNull, lte, type SQL } from 'drizzle-orm';
import { products } from '#db/schema/index.ts';
import { type Cents, centsNotAbove, centsNotBelow } from '#domain/money.ts';

export const NOT_DELETED = isNull(products.deletedAt);

/** Lower bound of the effective price, in dollars. */
export function costsAtLeast(dollars: number): SQL {
  return gte(products.effectivePriceCents, withinInteger(centsNotBelow(dollars)));
}

/** Upper bound of the effective price, in dollars. */
export function costsAtMost(dollars: number): SQL {
  return lte(products.effectivePriceCents, withinInteger(centsNotAbove(dollars)));
}

/** Clamps a bound to the integers of the column. */
function withinInteger(cents: Cents): Cents {
  return Math.min(Math.max(cents, -2_147_483_648), 2_147_483_647);
}
