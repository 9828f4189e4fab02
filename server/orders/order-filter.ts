import type { OrderFilterQuery } from '#contract/staff-orders.ts';
import type { OrderFilter } from '#domain/orders/order-filter.ts';

/** The filter of the wire (missing means no bound) as the rule has it (null). */
export function orderFilterOf({ search, date, type, status, need }: OrderFilterQuery): OrderFilter {
  return { search, date: date ?? null, type: type ?? null, status: status ?? null, need: need ?? null };
}
