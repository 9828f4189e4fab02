import { eq, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { catalogueVersion } from '#db/schema/index.ts';

/** Invalidates the cached catalogue responses of all servers. */
export async function raiseCatalogueVersion(tx: Transaction): Promise<void> {
  await tx
    .insert(catalogueVersion)
    .values({ id: 1, version: 1 })
    .onConflictDoUpdate({
      target: catalogueVersion.id,
      set: { version: sql`${catalogueVersion.version} + 1` },
    });
}

export async function readCatalogueVersion(db: Connection): Promise<number> {
  const [row] = await db.select().from(catalogueVersion).where(eq(catalogueVersion.id, 1));
  return row?.version ?? 0;
}
