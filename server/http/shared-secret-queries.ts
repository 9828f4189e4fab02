import { eq } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { secrets } from '#db/schema/index.ts';

/** A random value all servers of this database share; `fresh` becomes it if there is none yet. */
export async function shareSecret(db: Connection, name: string, fresh: string): Promise<string> {
  await db.insert(secrets).values({ name, value: fresh }).onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (!row) throw new Error(`The secret ${name} is not there`);
  return row.value;
}
