import { realpath } from 'node:fs/promises';
import { SUPERUSER } from '#postgres/cluster.ts';
import { openDataFolder } from '#postgres/data-folder.ts';
import { startEmbeddedPostgres } from '#postgres/embedded-postgres.ts';
import { readPassword } from '#postgres/password.ts';
import {
  isSocketAnswering,
  resolveSocket,
  resolveSocketFolder,
  SOCKET_PORT,
} from '#postgres/socket-folder.ts';
import { connect, type Database, type DatabaseAddress } from '../connection.ts';

type Where = { databaseUrl: string | null; isPooled?: boolean; dataDir: string };

export type OpenDatabase = { db: Database; close(): Promise<void> };

/**
 * Opens the shop's database: at `databaseUrl`, of the running shop, or embedded and started for this purpose.
 */
export async function openForBackup(where: Where): Promise<OpenDatabase> {
  const running = where.databaseUrl ? null : await findRunningDatabase(where.dataDir);
  return running ? connectTo(running) : await openAlone(where);
}

/** Opens the database of a shop that must not be running. */
export async function openAlone({ databaseUrl, isPooled = false, dataDir }: Where): Promise<OpenDatabase> {
  if (databaseUrl) return connectTo({ url: databaseUrl, isPooled });
  const folder = await openDataFolder(dataDir, { address: 'a backup' });
  const postgres = await startEmbeddedPostgres({ dataFolder: folder.path }).catch((error: unknown) => {
    folder.release();
    throw error;
  });
  const open = connectTo(postgres.connection);
  return {
    db: open.db,
    close: async () => {
      await open.close();
      await postgres.stop();
      folder.release();
    },
  };
}

async function findRunningDatabase(dataDir: string): Promise<DatabaseAddress | null> {
  const folder = await realpath(dataDir).catch(() => null);
  if (!folder || !(await isSocketAnswering(resolveSocket(folder)))) return null;
  const password = await readPassword(folder);
  if (!password) return null;
  return {
    host: resolveSocketFolder(folder),
    port: SOCKET_PORT,
    user: SUPERUSER,
    password,
    database: 'marigold',
  };
}

function connectTo(address: DatabaseAddress): OpenDatabase {
  const db = connect(address, () => undefined);
  return { db, close: () => db.$client.end() };
}
