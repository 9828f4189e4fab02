import { mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Account, giveTo } from './account.ts';
import { syncFolder } from './durable-file.ts';
import { explainFailure } from './failure-summary.ts';
import { type Launcher, runToEnd } from './launcher.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { readIfExists } from './read-if-exists.ts';
import { StartupError } from './startup-error.ts';
import { errorCode } from './system-errors.ts';
import { UNFINISHED_PREFIX } from './unfinished-folders.ts';

export const SUPERUSER = 'marigold';

type Place = { binaries: PostgresBinaries; launcher: Launcher; dataFolder: string };

/** PostgreSQL's folder: all files of the database. */
export function resolveClusterFolder(dataFolder: string): string {
  return join(dataFolder, 'postgres');
}

/**
 * The owner of the database's files; null when there is no database yet.
 * Throws a StartupError for a folder that holds something else, or a database of another major version.
 */
export async function inspectCluster(
  dataFolder: string,
  binaries: PostgresBinaries,
): Promise<Account | null> {
  const folder = resolveClusterFolder(dataFolder);
  try {
    const { uid, gid } = await stat(folder);
    await refuseOtherVersion(folder, binaries.version);
    return { uid, gid };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    // The folder of another user.
    if (errorCode(error) === 'EACCES') return stat(folder);
    throw error;
  }
}

/** Creates the database's files, durably and completely or not at all. */
export async function createCluster({ binaries, launcher, dataFolder }: Place, password: string) {
  const unfinished = await mkdtemp(join(dataFolder, UNFINISHED_PREFIX));
  try {
    const passwordFile = join(unfinished, 'password');
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
    if (launcher.runAs !== null) await giveTo(unfinished, launcher.runAs);
    const folder = join(unfinished, 'postgres');
    const { code, stderr } = await runToEnd(launcher, binaries.initdb, initdbArguments(folder, passwordFile));
    if (code !== 0) throw explainFailure('create its database', stderr, dataFolder);
    await rename(folder, resolveClusterFolder(dataFolder));
    await syncFolder(dataFolder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Sets the password of a stopped database, which needs no more than the ownership of its files. */
export async function resetPassword({ binaries, launcher, dataFolder }: Place, password: string) {
  const { code, stderr } = await runToEnd(
    launcher,
    binaries.postgres,
    ['--single', '-D', resolveClusterFolder(dataFolder), 'postgres'],
    `alter role ${SUPERUSER} password '${password}'\n`,
  );
  if (code !== 0) throw explainFailure('set a new password', stderr, dataFolder);
}

function initdbArguments(folder: string, passwordFile: string): string[] {
  return [
    `--pgdata=${folder}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--data-checksums',
    '--encoding=UTF8',
    // PostgreSQL's built-in locale: the same order and letters on every machine the folder is moved to.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ];
}

async function refuseOtherVersion(folder: string, programs: string): Promise<void> {
  const found = (await readIfExists(join(folder, 'PG_VERSION')))?.trim();
  const [major] = programs.split('.');
  if (found === major) return;
  throw new StartupError(
    found === undefined
      ? `${folder} is not a PostgreSQL database: move it away, or set DATA_DIR to another folder.`
      : `The database in ${folder} was made by PostgreSQL ${found}, but this is PostgreSQL ${major}: start the ` +
          'version of the shop that made it and move the data with pg_dump, or set DATA_DIR to another folder.',
  );
}
