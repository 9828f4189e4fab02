import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { connectWithoutTimeouts } from '../connect-without-timeouts.ts';
import { type Database, IDLE_IN_TRANSACTION_TIMEOUT } from '../connection.ts';
import { limitIdle } from '../pooled-connections.ts';
import { backupTables } from './backup-tables.ts';
import { newestMigration } from './newest-migration.ts';
import { readSums } from './read-sums.ts';

/** Row counts by table. */
export type Rows = Record<string, number>;

/** Ends the rows of a table; no row is written like this. */
export const END_OF_ROWS = '\\.';

/**
 * Writes a consistent snapshot of all rows into one file while the shop runs, in constant memory. The file is
 * gzipped text: a header; for each table its name, columns and rows as COPY writes them; a final line with
 * counts, sums and a checksum. The file appears under its name only when it is complete.
 */
export async function writeBackup(db: Database, file: string, now: Date): Promise<Rows> {
  const partial = `${file}.part`;
  try {
    const rows: Rows = {};
    // Readable by its owner only, because it holds addresses. Flushed to disk before it is closed.
    const written = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(readLines(db, rows, now), createGzip(), written);
    await rename(partial, file);
    return rows;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function* readLines(db: Database, rows: Rows, now: Date): AsyncGenerator<string | Buffer> {
  const checksum = createHash('sha256');
  const sum = <Chunk extends string | Buffer>(chunk: Chunk): Chunk => {
    checksum.update(chunk);
    return chunk;
  };
  const client = await connectWithoutTimeouts(db);
  try {
    await client.query(
      `begin isolation level repeatable read read only; ${limitIdle(IDLE_IN_TRANSACTION_TIMEOUT)}`,
    );
    const migration = await newestMigration(client);
    yield sum(`${JSON.stringify({ marigoldBackup: 1, migration, createdAt: now.toISOString() })}\n`);
    for (const table of backupTables()) {
      yield sum(`${JSON.stringify(table)}\n`);
      const names = table.columns.map((name) => pg.escapeIdentifier(name)).join(', ');
      const statement = `copy (select ${names} from ${pg.escapeIdentifier(table.name)}) to stdout`;
      let count = 0;
      for await (const chunk of client.query(copyTo(statement)) as AsyncIterable<Buffer>) {
        for (const byte of chunk) if (byte === LINE_BREAK) count++;
        yield sum(chunk);
      }
      rows[table.name] = count;
      yield sum(`${END_OF_ROWS}\n`);
    }
    const sums = await readSums(client);
    yield `${JSON.stringify({ rows, sums, checksum: checksum.digest('hex') })}\n`;
  } finally {
    await client.end();
  }
}

const LINE_BREAK = 0x0a;
