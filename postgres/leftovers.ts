import { resolveClusterFolder } from './cluster.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { disownPostmasterFile, readPostmasterFile } from './postmaster-file.ts';
import { endPostmaster, isPostmasterOf } from './postmaster-process.ts';
import { isSocketAnswering, resolveSocket } from './socket-folder.ts';
import { StartupError } from './startup-error.ts';

/** Milliseconds. */
const STOP_TIMEOUT = 15_000;

type Place = { binaries: PostgresBinaries; dataFolder: string; onLog: (line: string) => void };

/**
 * Cleans up after a server that was killed: its PostgreSQL may still run, may be shutting down, or may have
 * left its pid, which another program can have by now. Call it only with the data folder locked.
 */
export async function clearLeftovers({ binaries, dataFolder, onLog }: Place): Promise<void> {
  const cluster = resolveClusterFolder(dataFolder);
  const left = await readPostmasterFile(cluster);
  if (left !== null && (await isPostmasterOf(cluster, left.pid))) {
    onLog(`Stopping the PostgreSQL that an earlier server left running (process ${left.pid}).`);
    if (!(await endPostmaster(binaries, left.pid, STOP_TIMEOUT)))
      throw new StartupError(
        `The PostgreSQL of an earlier server (process ${left.pid}) does not stop: end that process, then start again.`,
      );
  }
  if (await isSocketAnswering(resolveSocket(dataFolder)))
    throw new StartupError(
      `A PostgreSQL that cannot be seen from here, as in another container, serves the database in ${dataFolder}: ` +
        'stop it, or set DATA_DIR to another folder.',
    );
  await disownPostmasterFile(cluster);
}
