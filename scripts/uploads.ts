import { StartupError } from '#postgres/startup-error.ts';
import { readConfig } from '#server/config/config.ts';
import { exitWithError } from '#server/exit-with-error.ts';
import { moveUploads } from '#server/uploads/move-uploads.ts';

/**
 * npm run uploads -- to s3://… | from s3://…: copies the uploaded pictures of DATA_DIR into S3-compatible
 * storage, or back. The shop may run; nothing is removed.
 */
try {
  const [direction, url] = process.argv.slice(2);
  if ((direction !== 'to' && direction !== 'from') || !url)
    throw new StartupError(
      "Name the storage: npm run uploads -- to 's3://bucket/prefix?endpoint=https://s3.example', or -- from 's3://…'.",
    );
  const { dataDir } = readConfig(process.env);
  console.log(await moveUploads(direction, url, dataDir));
} catch (error) {
  exitWithError(error);
}
