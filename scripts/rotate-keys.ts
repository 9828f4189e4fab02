import { openForBackup } from '#db/backup/open-for-backup.ts';
import { migrate } from '#db/migrate.ts';
import { readConfig } from '#server/config/config.ts';
import { exitWithError } from '#server/exit-with-error.ts';
import { rotateSecrets } from '#server/http/instance-secret.ts';

/**
 * npm run rotate:keys: replaces the keys that sign and seal for this shop, after somebody may have read them.
 * The shop may run: its servers use the new ones within seconds.
 */
try {
  const { db, close } = await openForBackup(readConfig(process.env));
  try {
    await migrate(db, async () => undefined);
    await rotateSecrets(db);
  } finally {
    await close();
  }
  console.log(
    'The keys are replaced. Staff sign in again, customers prove their email address again, and links in mails that stop them or open a cart end.',
  );
} catch (error) {
  exitWithError(error);
}
