import type { Logger } from 'pino';
import { type Database, inTransaction } from '#db/connection.ts';
import { deleteFiles, readWidest } from '../uploads/upload-files.ts';
import { deleteUpload } from '../uploads/upload-queries.ts';
import { selectAbandonedPictures, selectUnmovedLabels, setLabelBytes } from './moved-label-queries.ts';

/**
 * Moves labels that an earlier version stored as public pictures into the database, then deletes their files.
 * A label whose files are missing waits for the next start. Can be interrupted and repeated.
 */
export async function moveOldLabels(
  db: Database,
  { folder, log }: { folder: string; log: Pick<Logger, 'warn'> },
): Promise<void> {
  for (const { returnId, digest } of await selectUnmovedLabels(db)) {
    const bytes = digest && (await readWidest(folder, digest));
    if (bytes) await setLabelBytes(db, returnId, bytes);
    else log.warn({ returnId }, 'the picture of a return label is not in the folder of uploads');
  }
  for (const digest of await selectAbandonedPictures(db)) {
    try {
      await deleteFiles(folder, digest);
      await inTransaction(db, (tx) => deleteUpload(tx, digest));
    } catch (err) {
      log.warn({ err, digest }, 'the public picture of a return label cannot be deleted');
    }
  }
}
