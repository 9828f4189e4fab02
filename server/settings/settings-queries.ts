import { sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { settings } from '#db/schema/index.ts';
import type { SettingName } from '#domain/settings/settings.ts';

/** Unparsed: another version of the shop may have written them. */
export async function selectSettings(db: Connection) {
  return await db.select().from(settings);
}

export async function saveSetting(
  tx: Transaction,
  name: SettingName,
  value: unknown,
  changedAt: Date,
): Promise<void> {
  // Serialized here: a setting of null is the null of JSON, not of SQL.
  const json = sql`${JSON.stringify(value)}::jsonb`;
  await tx
    .insert(settings)
    .values({ name, value: json, changedAt })
    .onConflictDoUpdate({ target: settings.name, set: { value: json, changedAt } });
}
