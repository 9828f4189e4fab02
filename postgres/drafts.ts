import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** How the names of unfinished folders in the data folder begin; they are nobody's once their maker was killed. */
export const DRAFT_PREFIX = 'postgres.draft-';

/** Removes what a first start left that was killed on the way. Call it only with the data folder locked. */
export async function removeDrafts(dataFolder: string): Promise<void> {
  for (const name of await readdir(dataFolder)) {
    if (!name.startsWith(DRAFT_PREFIX)) continue;
    // An initdb that outlived its server may still be writing there; it fails by itself.
    await rm(join(dataFolder, name), { recursive: true, force: true, maxRetries: 10 });
  }
}
