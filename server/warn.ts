import type { Config } from './config/config.ts';
import { checkUploads } from './uploads/open-uploads.ts';

/** Says what is probably not meant, or is missing. Throws a StartupError for storage that refuses. */
export async function warn(config: Config, onProgress: (line: string) => void): Promise<void> {
  for (const warning of config.warnings) onProgress(`Warning: ${warning}`);
  const silent = await checkUploads(config);
  if (silent) onProgress(`Warning: ${silent}`);
}
