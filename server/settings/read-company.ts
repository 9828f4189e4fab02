import type { Connection } from '#db/connection.ts';
import type { Company } from '#domain/settings/company.ts';
import { DEFAULT_SETTINGS } from '#domain/settings/settings.ts';
import { readSettings } from './read-settings.ts';

/** Who sells, as invoices say it. */
export async function readCompany(db: Connection): Promise<Company> {
  return (await readSettings(db, DEFAULT_SETTINGS)).settings.company;
}
