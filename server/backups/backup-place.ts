import type { BackupPlace } from '../config/backup-settings.ts';
import type { FileStore } from '../storage/file-store.ts';
import { openFolderStore } from '../storage/folder-store.ts';
import { openS3Store } from '../storage/s3-store.ts';

/** `uploads` has the pictures of all backups, each once. */
export type BackupStores = { backups: FileStore; uploads: FileStore };

export async function openBackupStores(place: BackupPlace): Promise<BackupStores> {
  if ('folder' in place)
    return {
      backups: openFolderStore(place.folder),
      uploads: openFolderStore(`${place.folder}/uploads`),
    };
  return {
    backups: await openS3Store(place),
    uploads: await openS3Store({ ...place, prefix: `${place.prefix}uploads/` }),
  };
}

const NAME = /^marigold-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup(?:\.age)?$/;

/** marigold-2026-11-29T030000Z.backup.age, in UTC. */
export function nameBackup(at: Date, isEncrypted: boolean): string {
  const time = at.toISOString().slice(0, 19).replaceAll(':', '');
  return `marigold-${time}Z.backup${isEncrypted ? '.age' : ''}`;
}

/** The moment that a name of a backup says; null for another file. */
export function readBackupName(name: string): Date | null {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  return day ? new Date(`${day}T${hour}:${minute}:${second}Z`) : null;
}

/** The list of the pictures that belong to a backup. */
export function manifestName(backup: string): string {
  return `${backup.replace(/\.age$/, '')}.uploads.json`;
}
