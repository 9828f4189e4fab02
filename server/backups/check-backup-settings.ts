import type { Config } from '../config/config.ts';
import { asWrongSetting, describe, isAway } from '../storage/s3-errors.ts';
import { openS3Store } from '../storage/s3-store.ts';
import { checkRecipient } from './encryption.ts';

/** Throws a StartupError for a wrong key or storage that refuses; returns a warning if it does not answer. */
export async function checkBackupSettings({ backups }: Pick<Config, 'backups'>): Promise<string | null> {
  if (backups?.key) await checkRecipient(backups.key);
  if (!backups || !('bucket' in backups.to)) return null;
  const store = await openS3Store(backups.to);
  try {
    await store.check();
    return null;
  } catch (error) {
    if (!isAway(error)) throw asWrongSetting(error, `BACKUP_TO (${store.place})`);
    return `The storage of BACKUP_TO does not answer (${describe(error)}).`;
  }
}
