import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfExists } from './read-if-exists.ts';

/**
 * Reads the `postmaster.pid` of PostgreSQL's server process. Null when no process has the database, or the
 * file is incomplete.
 */
export async function readPostmasterFile(clusterFolder: string) {
  const lines = (await readIfExists(resolvePostmasterFile(clusterFolder)))?.split('\n');
  // A process in single-user mode writes its pid with a minus.
  const pid = Math.abs(Number.parseInt(lines?.[PID_LINE] ?? '', 10));
  return pid > 0 ? { pid, isReady: lines?.[STATUS_LINE]?.trim() === 'ready' } : null;
}

/**
 * Writes this process as the file's pid, which PostgreSQL ignores as that of its parent: the recorded one may
 * be that of another program by now. Unlike removing the file, this leaves the line by which PostgreSQL
 * detects processes of the dead server that still use its memory.
 */
export async function disownPostmasterFile(clusterFolder: string): Promise<void> {
  const lines = (await readIfExists(resolvePostmasterFile(clusterFolder)))?.split('\n');
  if (!lines) return;
  lines[PID_LINE] = String(process.pid);
  await writeFile(resolvePostmasterFile(clusterFolder), lines.join('\n'));
}

const PID_LINE = 0;
const STATUS_LINE = 7;

function resolvePostmasterFile(clusterFolder: string): string {
  return join(clusterFolder, 'postmaster.pid');
}
