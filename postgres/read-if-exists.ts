import { readFile } from 'node:fs/promises';
import { errorCode } from './system-errors.ts';

/** The text of a file; null when it does not exist, or in /proc when its process has ended (ESRCH). */
export async function readIfExists(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ESRCH'].includes(errorCode(error) ?? '')) return null;
    throw error;
  }
}
