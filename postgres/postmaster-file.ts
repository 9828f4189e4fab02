import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './system-errors.ts';

/** What PostgreSQL's server process says of itself in `postmaster.pid`. */
export type PostmasterFile = { pid: number; isReady: boolean };

/** Null when no server process has the database, or has only begun to write the file. */
export async function readPostmasterFile(clusterFolder: string): Promise<PostmasterFile | null> {
  const lines = await readLines(clusterFolder);
  // A process that serves one user only writes its pid with a minus.
  const pid = Math.abs(Number.parseInt(lines?.[PID_LINE] ?? '', 10));
  return pid > 0 ? { pid, isReady: lines?.[STATUS_LINE]?.trim() === 'ready' } : null;
}

/**
 * Makes PostgreSQL see the file as left behind although its pid lives, as another program. PostgreSQL ignores
 * the pid of its own parent, which is us. Unlike removing the file this keeps the line by which PostgreSQL
 * finds out whether processes of the dead server still use its memory.
 */
export async function disownPostmasterFile(clusterFolder: string): Promise<void> {
  const lines = await readLines(clusterFolder);
  if (lines === null) return;
  lines[PID_LINE] = String(process.pid);
  await writeFile(postmasterFileOf(clusterFolder), lines.join('\n'));
}

const PID_LINE = 0;
const STATUS_LINE = 7;

function postmasterFileOf(clusterFolder: string): string {
  return join(clusterFolder, 'postmaster.pid');
}

async function readLines(clusterFolder: string): Promise<string[] | null> {
  try {
    return (await readFile(postmasterFileOf(clusterFolder), 'utf8')).split('\n');
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return null;
    throw error;
  }
}
