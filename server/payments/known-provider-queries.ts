import { sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { paymentProvider } from '#db/schema/index.ts';

export type KnownProvider = typeof paymentProvider.$inferSelect;

/** The provider that the shop was started with; null if that was the built-in emulator always. */
export async function findProvider(db: Connection): Promise<KnownProvider | null> {
  const [row] = await db.select().from(paymentProvider);
  return row ?? null;
}

/** Notes a start with keys; live ones are never forgotten. */
export async function saveProvider(
  db: Connection,
  provider: Pick<KnownProvider, 'isLive' | 'firstUsedAt'>,
): Promise<void> {
  const isLive = sql`${paymentProvider.isLive} or excluded.is_live`;
  // What was wrong with other keys is not known of these.
  await db
    .insert(paymentProvider)
    .values(provider)
    .onConflictDoUpdate({ target: paymentProvider.id, set: { isLive, keysRefusedAt: null } });
}

/** Notes that the provider refuses the keys, since this time; null: that it takes them. */
export async function saveKeysRefused(db: Connection, at: Date | null): Promise<void> {
  const since = at && sql`coalesce(${paymentProvider.keysRefusedAt}, ${at.toISOString()}::timestamptz)`;
  await db.update(paymentProvider).set({ keysRefusedAt: since });
}
