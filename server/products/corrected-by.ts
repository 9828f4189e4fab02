import type { StockCause } from '#domain/stock/movement.ts';
import type { Staff } from '../http/staff.ts';

/** Returns the cause of a correction of the stock by staff. */
export function correctedBy(staff: Staff, at: Date, reason = 'Changed by staff'): StockCause {
  return { kind: 'staff', id: staff.email, reason, staff: staff.name, at };
}
