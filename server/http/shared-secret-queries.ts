import { eq } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { secrets } from '#db/schema/index.ts';

/** Returns the secret that all servers of the database share; `fresh` is stored if there is none. */
export async function shareSecret(db: Connection, name: string, fresh: string): Promise<string> {
  await db.insert(secrets).values({ name, value: fresh }).onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (!row) throw new Error(`The secret ${name} is not there`);
  return row.value;
}
