import type { Database } from '#db/connection.ts';
import type { Looks } from '#domain/looks/look-fields.ts';
import { findPageTexts } from '../page-texts/page-text-queries.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import { readLooks } from './present-looks.ts';

/** Reads the looks that shoppers see, cached until they change. */
export async function readPublishedLooks({
  db,
  settings,
}: {
  db: Database;
  settings: Pick<CurrentSettings, 'cached'>;
}): Promise<Looks> {
  return await settings.cached('looks', async () => readLooks((await findPageTexts(db, 'looks')).published));
}
