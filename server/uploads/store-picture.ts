import { createHash } from 'node:crypto';
import { type Database, inTransaction } from '#db/connection.ts';
import { uploadUrl } from '#domain/uploads/picture-url.ts';
import type { TakeTurn } from '../async/one-at-a-time.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import type { FileStore } from '../storage/file-store.ts';
import { checkPicture, NO_PICTURE } from './check-picture.ts';
import { type EncodedPicture, encodePicture, encodePreview } from './encode-picture.ts';
import { hasFiles, writeFiles } from './picture-files.ts';
import { findUpload, insertPreview, insertUpload, type Upload } from './upload-queries.ts';

type UploadServices = { db: Database; uploads: FileStore; takeTurn: TakeTurn; now: () => Date };

/** Stores a picture in the sizes of the shop, once for the same bytes. */
export async function storePicture(
  { db, uploads, takeTurn, now }: UploadServices,
  bytes: Uint8Array,
  staff: Staff,
): Promise<{ ok: true; upload: Upload } | Refusal> {
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const known = await findUpload(db, id);
  if (known && (await hasFiles(uploads, id, known.width))) return { ok: true, upload: known };

  const checked = await checkPicture(bytes);
  if (!checked.ok) return checked;
  const { width, height } = checked;
  const pictures = await takeTurn(() => encodePicture(bytes, width).catch(notDecoded));
  if (pictures === null) return BUSY;
  if (!Array.isArray(pictures)) return pictures;
  await writeFiles(uploads, id, pictures);
  const [smallest] = pictures;
  const preview = smallest ? await encodePreview(smallest) : null;

  const upload: Upload = { id, width, height, createdAt: now(), createdBy: staff.email };
  await inTransaction(db, async (tx) => {
    if (preview) await insertPreview(tx, uploadUrl(id, width), preview);
    if (!(await insertUpload(tx, upload))) return;
    const after = { width, height };
    await writeAudit(tx, { staff, action: 'product.upload', subjectId: id, after }, upload.createdAt);
  });
  return { ok: true, upload };
}

/** Only damaged pixels can fail: the header was checked, and all is in memory. */
function notDecoded(): Refusal | EncodedPicture[] {
  return NO_PICTURE;
}

const BUSY: Refusal = {
  ...refuse('unavailable', 'Many pictures are being uploaded. Please try again in a moment.'),
  retryAfter: 5,
};
