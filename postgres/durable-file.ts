import { randomUUID } from 'node:crypto';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes the file (mode 0600) so that after a power cut it is either whole or not there. */
export async function writeDurably(path: string, content: string): Promise<void> {
  const partial = `${path}.${randomUUID()}`;
  const file = await open(partial, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(partial, path);
  await syncFolder(dirname(path));
}

/** Makes renames and new names in the folder survive a power cut. Windows does that without a call. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
