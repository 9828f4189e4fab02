import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { saveLastBackup } from '#db/backup/last-backup.ts';
import { openForBackup } from '#db/backup/open-for-backup.ts';
import { writeBackup } from '#db/backup/write-backup.ts';
import { StartupError } from '#postgres/startup-error.ts';
import { createKeys } from '#server/backups/encryption.ts';
import { readConfig } from '#server/config/config.ts';
import { exitWithError } from '#server/exit-with-error.ts';

/**
 * npm run backup -- FILE [--force]: writes the whole database into one file. The shop may run.
 * npm run backup -- keys: makes a pair of keys for the backups that the shop makes by itself.
 */
try {
  const [file, ...options] = process.argv.slice(2);
  if (file === 'keys') await showKeys();
  else await save(file, options);
} catch (error) {
  exitWithError(error);
}

/** The private key is shown once and stored nowhere. */
async function showKeys(): Promise<void> {
  const { recipient, identity } = await createKeys();
  console.log(`Public key, for the server:   BACKUP_KEY=${recipient}`);
  console.log(`Private key, for you alone:   ${identity}`);
  console.log('Keep the private key away from the server. Without it no backup can be read, by anybody.');
}

async function save(file: string | undefined, options: string[]): Promise<void> {
  if (!file || file.startsWith('-'))
    throw new StartupError('Name the file: npm run backup -- marigold.backup');
  const isThere = await stat(file).then(
    () => true,
    () => false,
  );
  if (isThere && !options.includes('--force'))
    throw new StartupError(`${file} exists. Name another file, or add --force to replace it.`);
  await rm(`${file}.part`, { force: true });
  const { db, close } = await openForBackup(readConfig(process.env));
  const now = new Date();
  const write = async () => {
    const rows = await writeBackup(db, path.resolve(file), now);
    await saveLastBackup(db, now);
    return rows;
  };
  const rows = await write().finally(close);
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  console.log(`Saved ${total} rows of ${Object.keys(rows).length} tables to ${file}.`);
}
