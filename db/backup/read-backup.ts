import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import * as z from 'zod';
import { StartupError } from '#postgres/startup-error.ts';
import { connectWithoutTimeouts } from '../connect-without-timeouts.ts';
import { type Database, IDLE_IN_TRANSACTION_TIMEOUT } from '../connection.ts';
import { limitIdle } from '../pooled-connections.ts';
import { type BackupTable, backupTables } from './backup-tables.ts';
import { newestMigration } from './newest-migration.ts';
import { readSums } from './read-sums.ts';
import { END_OF_ROWS, type Rows } from './write-backup.ts';

const Header = z.object({ marigoldBackup: z.literal(1), migration: z.string(), createdAt: z.string() });
const Table = z.object({ name: z.string(), columns: z.array(z.string()) });
const End = z.object({
  rows: z.record(z.string(), z.number()),
  /** Not in files of earlier versions. */
  sums: z.optional(z.record(z.string(), z.string())),
  checksum: z.string(),
});

/**
 * Restores a backup into the empty tables of a migrated database, all or nothing. Throws a StartupError if
 * the file is invalid or the database is not empty.
 */
export async function readBackup(db: Database, file: string): Promise<Rows> {
  const client = await connectWithoutTimeouts(db);
  try {
    await client.query(`begin; ${limitIdle(IDLE_IN_TRANSACTION_TIMEOUT)}`);
    await refuseUnlessEmpty(client);
    const rows = await load(client, file);
    await client.query('commit');
    return rows;
  } finally {
    await client.end();
  }
}

async function refuseUnlessEmpty(client: pg.ClientBase): Promise<void> {
  for (const table of ['products', 'orders', 'checkouts']) {
    const { rowCount } = await client.query(`select 1 from ${table} limit 1`);
    if (rowCount) throw new StartupError('The shop is not empty. Restore into another DATA_DIR or database.');
  }
}

async function load(client: pg.ClientBase, file: string): Promise<Rows> {
  const lines = readLines(file);
  const checksum = createHash('sha256');
  const next = async () => {
    const { value, done } = await lines.next();
    if (done) throw damaged(file);
    return value;
  };
  const sum = (line: string) => checksum.update(`${line}\n`);

  const first = await next();
  const header = Header.safeParse(asJson(first));
  if (!header.success) throw new StartupError(`${file} is not a backup of this shop.`);
  if (header.data.migration !== (await newestMigration(client)))
    throw new StartupError(
      `${file} was made by another version of the shop. Restore it with that version, then start this one.`,
    );
  sum(first);

  const known = new Map(backupTables().map((table) => [table.name, table]));
  const rows: Rows = {};
  for (let line = await next(); ; line = await next()) {
    const end = End.safeParse(asJson(line));
    if (end.success) {
      if (end.data.checksum !== checksum.digest('hex')) throw damaged(file);
      if (!isDeepStrictEqual(rows, end.data.rows)) throw damaged(file);
      if (end.data.sums && !isDeepStrictEqual(await readSums(client), end.data.sums)) throw damaged(file);
      await continueIdentities(client);
      return rows;
    }
    const table = Table.safeParse(asJson(line)).data;
    // Only known names become part of a statement.
    if (!table || !isSame(known.get(table.name), table)) throw damaged(file);
    sum(line);
    rows[table.name] = await loadTable(client, table, next, sum);
  }
}

async function loadTable(
  client: pg.ClientBase,
  { name, columns }: BackupTable,
  next: () => Promise<string>,
  sum: (line: string) => void,
): Promise<number> {
  // Replaces the rows that a new database starts with.
  await client.query(`delete from ${pg.escapeIdentifier(name)}`);
  const names = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const stream = client.query(copyFrom(`copy ${pg.escapeIdentifier(name)} (${names}) from stdin`));
  // The reader of the file reports its errors; the stream only sees its connection end.
  stream.on('error', () => undefined);
  let count = 0;
  for (let line = await next(); line !== END_OF_ROWS; line = await next()) {
    sum(line);
    if (!stream.write(`${line}\n`)) await once(stream, 'drain');
    count++;
  }
  sum(END_OF_ROWS);
  stream.end();
  await finished(stream);
  return count;
}

/** Generated ids continue after those that were restored. */
async function continueIdentities(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { table, column } of rows) {
    const id = pg.escapeIdentifier(column);
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${id}), 0) + 1, false) from ${pg.escapeIdentifier(table)}`,
      [table, column],
    );
  }
}

async function* readLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unpacked = source.pipe(createGunzip());
  source.on('error', (error) => unpacked.destroy(error));
  try {
    // Only line feeds end a line: PostgreSQL escapes those within a row, but not the other separators at
    // which node:readline ends one.
    let rest = '';
    for await (const chunk of unpacked.setEncoding('utf8')) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    if (rest) yield rest;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw isMissing ? new StartupError(`There is no file ${file}.`) : damaged(file, error);
  } finally {
    unpacked.destroy();
  }
}

function asJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function isSame(known: BackupTable | undefined, table: BackupTable): boolean {
  return known !== undefined && JSON.stringify(known.columns) === JSON.stringify(table.columns);
}

function damaged(file: string, cause?: unknown): StartupError {
  return new StartupError(`${file} is damaged or was cut off. Nothing was restored from it.`, { cause });
}
