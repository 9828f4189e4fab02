import type { Connection } from '#db/connection.ts';
import type { Seller } from '#domain/invoices/invoice-document.ts';
import { pickDocumentLooks } from '#domain/looks/document-looks.ts';
import type { WrittenTexts } from '#domain/page-texts/page-texts.ts';
import { DEFAULT_SETTINGS } from '#domain/settings/settings.ts';
import { readLooks } from '../looks/present-looks.ts';
import { findPageTexts } from '../page-texts/page-text-queries.ts';
import { resolveWritten } from '../page-texts/present-page-texts.ts';
import { readSettings } from '../settings/read-settings.ts';

/** Reads what a document of today has of its seller, with the published words or those of `draft`. */
export async function readSeller(
  db: Connection,
  draft?: WrittenTexts,
): Promise<Seller & { offerInvoices: boolean }> {
  const { settings } = await readSettings(db, DEFAULT_SETTINGS);
  const { company, timeZone, offerInvoices } = settings;
  const looks = pickDocumentLooks(readLooks((await findPageTexts(db, 'looks')).published));
  const written = draft ?? (await findPageTexts(db, 'documents')).published;
  const texts = resolveWritten('documents', written, settings);
  return { company, timeZone, offerInvoices, texts, ...(looks && { looks }) };
}
