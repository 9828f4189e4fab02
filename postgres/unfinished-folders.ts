import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Prefix of folders in the data folder that a first start is creating. */
export const UNFINISHED_PREFIX = 'postgres.draft-';

/** Removes the folders of a first start that was killed. Call it only with the data folder locked. */
export async function removeUnfinishedFolders(dataFolder: string): Promise<void> {
  for (const name of await readdir(dataFolder)) {
    if (!name.startsWith(UNFINISHED_PREFIX)) continue;
    // An initdb that outlived its server may still be writing there; it then fails.
    await rm(join(dataFolder, name), { recursive: true, force: true, maxRetries: 10 });
  }
}
