import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import type { Database } from '#db/connection.ts';

/** Returns the address at which a command finds the database of a test shop. */
export async function findDatabaseUrl(db: Database): Promise<string> {
  const { host, port, user, password } = inject('postgres');
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
  const where = new URLSearchParams({ host, port: String(port) });
  return `postgres://${user}:${password}@localhost/${rows[0]?.name}?${where}`;
}
