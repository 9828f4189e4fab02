import type { PictureFetches } from '#contract/calls/product-import.ts';
import type { Connection } from '#db/connection.ts';
import { omitNulls } from '../../http/omit-nulls.ts';
import { countPictureFetches, selectFailedPictures } from './picture-fetch-queries.ts';

/** Pictures that a report names. */
const NAMED = 100;

export async function readPictureFetches(db: Connection): Promise<PictureFetches> {
  const { stored, waiting, failed } = await countPictureFetches(db);
  const rows = await selectFailedPictures(db, NAMED);
  const problems = rows.map(({ address, productId, name, failure, nextTryAt }) => ({
    address,
    productId,
    reason: failure ?? '',
    ...omitNulls({ name, nextTryAt: nextTryAt?.toISOString() ?? null }),
  }));
  return { stored, waiting, failed, problems };
}
