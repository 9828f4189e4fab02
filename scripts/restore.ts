import path from 'node:path';
import { openAlone } from '#db/backup/open-for-backup.ts';
import { readBackup } from '#db/backup/read-backup.ts';
import { migrate } from '#db/migrate.ts';
import { StartupError } from '#postgres/startup-error.ts';
import { readConfig } from '#server/config/config.ts';
import { exitWithError } from '#server/exit-with-error.ts';

/** npm run restore -- FILE: restores a backup into an empty DATA_DIR or an empty database at DATABASE_URL. */
try {
  const [file] = process.argv.slice(2);
  if (!file) throw new StartupError('Name the file: npm run restore -- marigold.backup');
  const { db, close } = await openAlone(readConfig(process.env));
  try {
    await migrate(db, async () => undefined);
    const rows = await readBackup(db, path.resolve(file));
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    console.log(`Restored ${total} rows of ${Object.keys(rows).length} tables.`);
  } finally {
    await close();
  }
} catch (error) {
  exitWithError(error);
}
