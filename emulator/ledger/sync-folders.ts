import { open } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * A new file survives a power cut only once its folder is on disk too, and so does each new folder, of which
 * `firstCreated` is the highest. Windows cannot open folders, and need not.
 */
export async function syncFolders(file: string, firstCreated?: string | undefined): Promise<void> {
  if (process.platform === 'win32') return;
  const highest = dirname(firstCreated ?? file);
  let folder = dirname(file);
  await syncFolder(folder);
  while (resolve(folder) !== resolve(highest)) {
    folder = dirname(folder);
    await syncFolder(folder);
  }
}

async function syncFolder(folder: string) {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
