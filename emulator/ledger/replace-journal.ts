import { type FileHandle, open, rename } from 'node:fs/promises';
import { syncFolders } from './sync-folders.ts';

/**
 * Puts a journal of these entries, one a line, in the place of `file`, which nobody may have open. Whenever it is
 * interrupted, `file` is either the old journal or the new one; what else is left behind is overwritten the next time.
 */
export async function replaceJournal(file: string, entries: Iterable<unknown>): Promise<void> {
  const replacement = `${file}.new`;
  const handle = await open(replacement, 'w', 0o600);
  try {
    await writeEntries(handle, entries);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(replacement, file);
  await syncFolders(file);
}

const CHUNK_CHARACTERS = 1024 * 1024;

async function writeEntries(handle: FileHandle, entries: Iterable<unknown>) {
  let lines = '';
  for (const entry of entries) {
    lines += `[${JSON.stringify(entry)}]\n`;
    if (lines.length < CHUNK_CHARACTERS) continue;
    await handle.appendFile(lines);
    lines = '';
  }
  await handle.appendFile(lines);
}
