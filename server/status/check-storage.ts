import type { Config } from '../config/config.ts';
import type { FileStore } from '../storage/file-store.ts';
import { describe } from '../storage/s3-errors.ts';
import { inTime } from './in-time.ts';

/** No file has this name: asking for it is the smallest request. */
const ABSENT = 'status';

/** Asks the storage of uploads whether it answers in time; null where they are in a folder. */
export async function checkStorage(
  { config, uploads }: { config: Pick<Config, 'uploads'>; uploads: FileStore },
  patience: number,
): Promise<{ place: string; problem: string | null } | null> {
  if (!config.uploads) return null;
  const asked = uploads.has(ABSENT).then(
    () => ({ problem: null }),
    (error: unknown) => ({ problem: describe(error) }),
  );
  const { problem } = (await inTime(asked, patience)) ?? { problem: 'it takes too long' };
  return { place: uploads.place, problem };
}
