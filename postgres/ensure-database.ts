import pg from 'pg';
import { resolvePasswordFile } from './password.ts';
import { StartupError } from './startup-error.ts';
import { errorCode } from './system-errors.ts';

/** The settings `pg` connects with; `host` is the socket's folder, on Windows an address. */
export type Connection = { host: string; port: number; user: string; password: string; database: string };

/** Creates the database of `connection` unless it exists. */
export async function ensureDatabase(connection: Connection, dataFolder: string): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  try {
    await client.connect();
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
      connection.database,
    ]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(connection.database)}`);
  } catch (error) {
    if (errorCode(error) !== INVALID_PASSWORD) throw error;
    const file = resolvePasswordFile(dataFolder);
    throw new StartupError(
      `The password in ${file} is not the database's: put back the right file, or remove it and start again, ` +
        'which sets a new one.',
      { cause: error },
    );
  } finally {
    await client.end();
  }
}

const INVALID_PASSWORD = '28P01';
