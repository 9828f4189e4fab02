import type { Connection } from '#db/connection.ts';
import type { Seller } from '#domain/invoices/invoice-document.ts';
import { pickDocumentLooks } from '#domain/looks/document-looks.ts';
import { DEFAULT_SETTINGS } from '#domain/settings/settings.ts';
import { readLooks } from '../looks/present-looks.ts';
import { findPageTexts } from '../page-texts/page-text-queries.ts';
import { readSettings } from '../settings/read-settings.ts';

/** Reads what a document that is issued now has of its seller. */
export async function readSeller(db: Connection): Promise<Seller & { offerInvoices: boolean }> {
  const { settings } = await readSettings(db, DEFAULT_SETTINGS);
  const { company, timeZone, offerInvoices } = settings;
  const looks = pickDocumentLooks(readLooks((await findPageTexts(db, 'looks')).published));
  return { company, timeZone, offerInvoices, ...(looks && { looks }) };
}
