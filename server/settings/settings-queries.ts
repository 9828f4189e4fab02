import { sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { settings } from '#db/schema/index.ts';
import type { Settings } from '#domain/settings/settings.ts';

/** Unparsed: another version of the shop may have written them. */
export async function selectSettings(db: Connection) {
  return await db.select().from(settings);
}

/**
 * Selects the settings, and whether the shop has discounts by code or automatic ones. One statement, because
 * an order in a shop without discounts must not need another one.
 */
export async function selectSettingsAndDiscounts(db: Connection) {
  const { name, value, changedAt } = settings;
  const live = sql.raw('deleted_at is null and (ends_at is null or ends_at > now())');
  const takesCodes = sql<boolean>`exists (select from discounts where code is not null and ${live})`;
  const discountsItself = sql<boolean>`exists (select from discounts where code is null and ${live})`;
  const rows = await db
    .select({ name, value, changedAt, takesCodes, discountsItself })
    .from(settings)
    // A row also without any setting.
    .rightJoin(sql`(select 1) one`, sql`true`);
  return {
    stored: rows.flatMap(({ name, value, changedAt }) =>
      name === null || changedAt === null ? [] : [{ name, value, changedAt }],
    ),
    discounts: {
      takesCodes: rows[0]?.takesCodes ?? false,
      discountsItself: rows[0]?.discountsItself ?? false,
    },
  };
}

export async function saveSetting(
  tx: Pick<Transaction, 'insert'>,
  name: keyof Settings,
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
