import { sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { settings } from '#db/schema/index.ts';
import type { SettingName } from '#domain/settings/settings.ts';

/** What staff have set: values as they were written, which may have been another version of the shop. */
export async function selectSettings(db: Connection) {
  return await db.select().from(settings);
}

export async function saveSetting(
  tx: Transaction,
  name: SettingName,
  value: unknown,
  changedAt: Date,
): Promise<void> {
  // Written out, because "no amount" is JSON's null here and not the database's.
  const json = sql`${JSON.stringify(value)}::jsonb`;
  await tx
    .insert(settings)
    .values({ name, value: json, changedAt })
    .onConflictDoUpdate({ target: settings.name, set: { value: json, changedAt } });
}
