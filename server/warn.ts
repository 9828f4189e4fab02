import { checkBackupSettings } from './backups/check-backup-settings.ts';
import type { Config } from './config/config.ts';
import { checkUploads } from './uploads/open-uploads.ts';

/** Says what is probably not meant, or is missing. Throws a StartupError for storage that refuses. */
export async function warn(config: Config, onProgress: (line: string) => void): Promise<void> {
  const silent = [await checkUploads(config), await checkBackupSettings(config)];
  for (const warning of [...config.warnings, ...silent]) if (warning) onProgress(`Warning: ${warning}`);
}
