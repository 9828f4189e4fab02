import type { Connection } from '#db/connection.ts';
import { type Company, DEFAULT_COMPANY } from '#domain/settings/company.ts';

/** Who sells, as invoices say it. */
export async function readCompany(_db: Connection): Promise<Company> {
  return DEFAULT_COMPANY;
}
