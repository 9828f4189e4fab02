import type { Database } from '#db/connection.ts';
import { isUnused } from '#db/fill/fill-first-start.ts';
import { inLongTransaction } from '#db/in-long-transaction.ts';
import { BLANK_COMPANY } from '#domain/settings/company.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { saveSetting } from './settings-queries.ts';

/** Empty seller texts for a shop that starts without examples (model W8). */
export const HIDDEN_EXAMPLES: Partial<Settings> = {
  company: BLANK_COMPANY,
  exampleTexts: false,
  offerMemberships: false,
};

/** Hides the example texts of a shop that was never used; any other keeps what it shows. */
export async function hideExamples(db: Database, now: Date): Promise<void> {
  await inLongTransaction(db, async ({ client, tx }) => {
    const { rows } = await client.query<{ had: boolean }>('select exists (select from products) as had');
    if (rows[0]?.had || !(await isUnused(client))) return;
    for (const [name, value] of Object.entries(HIDDEN_EXAMPLES))
      await saveSetting(tx, name as keyof Settings, value, now);
  });
}
