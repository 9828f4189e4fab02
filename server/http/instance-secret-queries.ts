import { eq, ne, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { instanceSecrets } from '#db/schema/index.ts';

/** The row that names the database whose secrets these are. */
const INSTANCE = 'instance';

/** Returns the secret of this name; `fresh` is stored if there is none. */
export async function shareInstanceSecret(db: Connection, name: string, fresh: string): Promise<string> {
  await db.insert(instanceSecrets).values({ name, value: fresh }).onConflictDoNothing();
  const [row] = await db.select().from(instanceSecrets).where(eq(instanceSecrets.name, name));
  if (!row) throw new Error(`The secret ${name} is not there`);
  return row.value;
}

/**
 * Names this database by the number of its server's files, which a standby keeps that is promoted, and its
 * own: a dump that is restored elsewhere has others. Some hosts do not show the first one.
 */
export async function identifyDatabase(db: Connection): Promise<string> {
  const { rows } = await db.execute<{ oid: string; mayAsk: boolean }>(sql`
    select oid::text as oid,
      coalesce(has_function_privilege(to_regprocedure('pg_control_system()'), 'execute'), false) as "mayAsk"
    from pg_database where datname = current_database()`);
  const [own] = rows;
  if (!own?.mayAsk) return own?.oid ?? '';
  const system = await db.execute<{ id: string }>(
    sql`select system_identifier::text as id from pg_control_system()`,
  );
  return `${system.rows[0]?.id}/${own.oid}`;
}

/** Finds the database for which the secrets were made; null before the first start. */
export async function findInstance(tx: Transaction): Promise<string | null> {
  const [row] = await tx
    .select()
    .from(instanceSecrets)
    .where(eq(instanceSecrets.name, INSTANCE))
    .for('update');
  return row?.value ?? null;
}

export async function saveInstance(tx: Transaction, value: string): Promise<void> {
  const row = { name: INSTANCE, value };
  await tx.insert(instanceSecrets).values(row).onConflictDoUpdate({ target: instanceSecrets.name, set: row });
}

/** Deletes all secrets; returns how many there were. */
export async function deleteInstanceSecrets(db: Connection): Promise<number> {
  const { rowCount } = await db.delete(instanceSecrets).where(ne(instanceSecrets.name, INSTANCE));
  return rowCount ?? 0;
}
