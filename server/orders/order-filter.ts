import type { OrderFilterQuery } from '#contract/calls/staff-orders.ts';
import type { OrderFilter } from '#domain/orders/order-filter.ts';

/** What staff filter by, among the orders that are there or among those that were deleted. */
export type StaffOrderFilter = OrderFilter & { deleted: boolean };

/** The filter of the wire (missing means no bound) as the rule has it (null); days are those of a time zone. */
export function orderFilterOf(query: OrderFilterQuery, zone: string): StaffOrderFilter {
  const { search, date = null, to = null, type = null, status = null, need = null, deleted = false } = query;
  return { search, date, to: date === null ? null : to, zone, type, status, need, deleted };
}
