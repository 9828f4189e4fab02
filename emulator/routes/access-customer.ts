import type { Ledger } from '../ledger/ledger.ts';
import type { CustomerRecord } from '../ledger/records.ts';
import { noSuch, type Outcome } from '../wire/refusal.ts';

/** The customer, unless it was deleted. */
export function accessCustomer(
  ledger: Ledger,
  id: string,
  param: string,
  status = 404,
): Outcome<CustomerRecord> {
  const customer = ledger.find('customer', id);
  if (customer && !customer.isDeleted) return { ok: true, value: customer };
  return { ok: false, refusal: noSuch('customer', id, param, status) };
}
