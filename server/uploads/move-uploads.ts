import { formatCount } from '#domain/counts.ts';
import { UPLOAD_FILE } from '#domain/uploads/picture-url.ts';
import { StartupError } from '#postgres/startup-error.ts';
import { parseS3Url, S3_URL_EXPECTED } from '../config/s3-url.ts';
import { type Copied, copyFiles } from '../storage/copy-files.ts';
import { openFolderStore } from '../storage/folder-store.ts';
import { asUnavailable, asWrongSetting, isAway } from '../storage/s3-errors.ts';
import { openS3Store } from '../storage/s3-store.ts';
import { uploadFolder } from './open-uploads.ts';

/**
 * Copies the uploads of a data folder to S3-compatible storage, or from there. Returns what a person is told.
 * Throws a StartupError for a wrong address, for storage that refuses, and for files that arrive changed.
 */
export async function moveUploads(direction: 'to' | 'from', url: string, dataDir: string): Promise<string> {
  const place = parseS3Url(url);
  if (!place) throw new StartupError(`The storage ${S3_URL_EXPECTED}.`);
  const bucket = await openS3Store(place);
  await bucket.check().catch((error: unknown) => {
    throw isAway(error) ? asUnavailable(error, bucket.place) : asWrongSetting(error, bucket.place);
  });
  const folder = openFolderStore(uploadFolder(dataDir));
  const [from, to] = direction === 'to' ? [folder, bucket] : [bucket, folder];
  return describe(await copyFiles(from, to, (name) => UPLOAD_FILE.test(name)), to.place);
}

function describe({ copied, present, bytes }: Copied, place: string): string {
  const megabytes = (bytes / 1_000_000).toFixed(1);
  return `Copied ${formatCount(copied)} files (${megabytes} MB) to ${place}; ${formatCount(present)} were there.`;
}
