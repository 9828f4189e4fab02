import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openAlone } from '#db/backup/open-for-backup.ts';
import { readBackup } from '#db/backup/read-backup.ts';
import { migrate } from '#db/migrate.ts';
import { StartupError } from '#postgres/startup-error.ts';
import { decryptFile, isEncrypted } from '#server/backups/encryption.ts';
import { findBackup, restoreUploads } from '#server/backups/find-backup.ts';
import { readConfig } from '#server/config/config.ts';
import { exitWithError } from '#server/exit-with-error.ts';
import { openUploads } from '#server/uploads/open-uploads.ts';
import { readSecretLine } from './read-secret-line.ts';

/**
 * npm run restore -- FILE|s3://… [--identity FILE]: restores a backup into an empty DATA_DIR or an empty
 * database at DATABASE_URL, with the pictures that are beside it. An encrypted one asks for its private key.
 */
const work = await mkdtemp(path.join(tmpdir(), 'marigold-restore-'));
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { identity: { type: 'string' } },
  });
  const [source] = positionals;
  if (!source) throw new StartupError('Name the file: npm run restore -- marigold.backup');
  const config = readConfig(process.env);
  const found = await findBackup(source, work);
  const file = (await isEncrypted(found.file)) ? await decrypt(found.file, values.identity) : found.file;
  const { db, close } = await openAlone(config);
  try {
    await migrate(db, async () => undefined);
    const rows = await readBackup(db, file);
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    console.log(`Restored ${total} rows of ${Object.keys(rows).length} tables.`);
  } finally {
    await close();
  }
  const uploads = await restoreUploads(found, await openUploads(config));
  if (uploads)
    console.log(
      `Restored ${uploads.copied} files of pictures; ${uploads.present} were there, ${uploads.missing} are missing.`,
    );
} catch (error) {
  exitWithError(error);
} finally {
  await rm(work, { recursive: true, force: true });
}

async function decrypt(from: string, identityFile: string | undefined): Promise<string> {
  const text = identityFile
    ? await readFile(identityFile, 'utf8')
    : await readSecretLine('Private key of the backups (AGE-SECRET-KEY-…): ');
  // A file of age-keygen has comments.
  const identity = text.split('\n').find((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (!identity) throw new StartupError('A private key begins with AGE-SECRET-KEY-.');
  const to = path.join(work, 'decrypted');
  await decryptFile(from, to, identity.trim());
  return to;
}
