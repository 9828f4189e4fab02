import { realpath } from 'node:fs/promises';
import { giveTo } from './account.ts';
import { chooseLauncher } from './choose-launcher.ts';
import { createCluster, inspectCluster, resetPassword, resolveClusterFolder, SUPERUSER } from './cluster.ts';
import { ensureDatabase } from './ensure-database.ts';
import { findFreePort } from './free-port.ts';
import { clearLeftovers } from './leftovers.ts';
import { generatePassword, readPassword, savePassword } from './password.ts';
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { startPostmaster } from './postmaster.ts';
import { listenOnLoopback, listenOnSocket, toSettingArguments } from './settings.ts';
import { removeOutsideSocketFolder, resolveSocketFolder, SOCKET_PORT } from './socket-folder.ts';
import { supervise } from './supervisor.ts';
import { explainFolderError } from './system-errors.ts';
import { removeUnfinishedFolders } from './unfinished-folders.ts';

export type EmbeddedPostgres = Awaited<ReturnType<typeof startEmbeddedPostgres>>;

export type EmbeddedPostgresOptions = {
  /** Must be locked by this process; see data-folder.ts. */
  dataFolder: string;
  /** Receives the steps that take long, for the person who waits. */
  onProgress?: (line: string) => void;
  /** Receives PostgreSQL's log, and notes of its restarts. */
  onLog?: (line: string) => void;
  /** PostgreSQL settings that override the defaults of settings.ts. */
  settings?: Record<string, string>;
};

/**
 * Runs the packaged PostgreSQL on `dataFolder`, creating its files and the database 'marigold' if
 * needed, and restarts it when it ends, until `stop`. Throws a StartupError for what a person can correct.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions) {
  try {
    return await start({ onProgress: () => {}, onLog: () => {}, settings: {}, ...options });
  } catch (error) {
    throw explainFolderError(error, options.dataFolder);
  }
}

async function start(options: Required<EmbeddedPostgresOptions>) {
  const { onProgress, onLog } = options;
  const dataFolder = await realpath(options.dataFolder);
  const binaries = await findPostgresBinaries();
  await removeUnfinishedFolders(dataFolder);
  const { launcher, password } = await prepareCluster({ ...options, dataFolder }, binaries);
  const { connection, listening } = await chooseAddress(dataFolder, password);
  const settings = toSettingArguments(listening, options.settings);
  onProgress(`Starting PostgreSQL ${binaries.version}`);
  const plan = { binaries, launcher, dataFolder, settings, onLog };
  const postmaster = await supervise((cancelled) => startPostmaster(plan, cancelled), onLog);
  /** Cuts the sessions and ends PostgreSQL cleanly; kills it after 20 seconds, which loses nothing. */
  const stop = async () => {
    await postmaster.stop();
    await removeOutsideSocketFolder(dataFolder);
  };
  try {
    await ensureDatabase(connection, dataFolder);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    /** Stays the same when PostgreSQL is restarted. */
    connection,
    /** The ID of the current PostgreSQL server process. */
    get pid() {
      return postmaster.pid();
    },
    stop,
  };
}

/** Creates the database's files if needed, and sets their owner and password. */
async function prepareCluster(
  { dataFolder, onProgress, onLog }: Required<EmbeddedPostgresOptions>,
  binaries: PostgresBinaries,
) {
  const owner = await inspectCluster(dataFolder, binaries);
  const launcher = await chooseLauncher({ postgres: binaries.postgres, dataFolder, clusterOwner: owner });
  const place = { binaries, launcher, dataFolder };
  const known = await readPassword(dataFolder);
  const password = known ?? generatePassword();
  if (owner === null) {
    onProgress('Creating the database (first start)');
    if (known === null) await savePassword(dataFolder, password);
    await createCluster(place, password);
    return { launcher, password };
  }
  await clearLeftovers({ binaries, dataFolder, onLog });
  if (launcher.owner !== null && launcher.owner.uid !== owner.uid)
    await giveTo(resolveClusterFolder(dataFolder), launcher.owner);
  if (known === null) {
    onProgress('Setting a new database password, as its file is gone');
    await resetPassword(place, password);
    await savePassword(dataFolder, password);
  }
  return { launcher, password };
}

async function chooseAddress(dataFolder: string, password: string) {
  const login = { user: SUPERUSER, password, database: 'marigold' };
  if (process.platform === 'win32') {
    const port = await findFreePort();
    return { connection: { host: '127.0.0.1', port, ...login }, listening: listenOnLoopback(port) };
  }
  const host = resolveSocketFolder(dataFolder);
  return {
    connection: { host, port: SOCKET_PORT, ...login },
    listening: listenOnSocket(host, SOCKET_PORT),
  };
}
