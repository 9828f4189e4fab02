import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { passwordFileOf } from './password.ts';
import { errorCode } from './system-errors.ts';

/** What `pg` needs to connect; `host` is the socket's folder, or an address where there are no sockets. */
export type Connection = { host: string; port: number; user: string; password: string; database: string };

/** Creates the shop's own database unless it is there. */
export async function ensureShopDatabase(connection: Connection, dataFolder: string): Promise<void> {
  try {
    if (await canConnect(connection)) return;
    const client = new pg.Client({ ...connection, database: 'postgres' });
    await client.connect();
    try {
      await client.query(`create database ${pg.escapeIdentifier(connection.database)}`);
    } finally {
      await client.end();
    }
  } catch (error) {
    if (errorCode(error) !== INVALID_PASSWORD) throw error;
    const file = passwordFileOf(dataFolder);
    throw new StartupError(
      `The password in ${file} is not the database's: put back the right file, or remove it and start again, ` +
        'which sets a new one.',
      { cause: error },
    );
  }
}

const INVALID_PASSWORD = '28P01';
const NO_SUCH_DATABASE = '3D000';

async function canConnect(connection: Connection): Promise<boolean> {
  const client = new pg.Client(connection);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    if (errorCode(error) === NO_SUCH_DATABASE) return false;
    throw error;
  }
}
