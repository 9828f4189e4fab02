import path from 'node:path';
import { StartupError } from '#postgres/startup-error.ts';
import { parseS3Url, type S3Place } from './s3-url.ts';

/** Where backups go: a folder (an absolute path), or a place in S3-compatible storage. */
export type BackupPlace = { folder: string } | S3Place;

/** `at`: the time of day in the shop's time zone; `key`: what encrypts them, null for nothing. */
export type BackupSettings = { to: BackupPlace; at: string; key: string | null };

export const BACKUP_PLACE_EXPECTED = 'must be a folder, or an address such as s3://bucket/prefix?endpoint=…';

export function parseBackupPlace(text: string): BackupPlace | undefined {
  return text.includes('://') ? parseS3Url(text) : { folder: path.resolve(text) };
}

/** Null: the shop makes no backups by itself. Throws a StartupError for backups that others could read. */
export function readBackupSettings(to: BackupPlace | null, at: string, key: string | null) {
  if (to && 'bucket' in to && key === null)
    throw new StartupError(
      'Wrong setting: BACKUP_TO is not on this machine, which needs BACKUP_KEY: make one by npm run backup -- keys.',
    );
  return to && ({ to, at, key } satisfies BackupSettings);
}
