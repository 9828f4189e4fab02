import { ApiError } from '#contract/client.ts';
import { findNamed, nameFiles } from '#domain/products/picture-names.ts';
import { readCsvFile } from '../../screen/read-csv-file.ts';
import { sendPicture } from '../../uploads/send-picture.ts';
import { readZip, type ZippedPicture } from './read-zip.ts';

/** A file of products that is read. `encoding` is that of the file if it is not UTF-8. */
export type Chosen = {
  name: string;
  csv: string;
  encoding?: string | undefined;
  /** The uploads of the pictures that came with it. */
  pictures: { name: string; address: string }[];
  /** Pictures that the shop does not take, and why. */
  failed: { name: string; reason: string }[];
};

type Read = { ok: true; chosen: Chosen } | { ok: false; message: string };

/**
 * Reads a CSV file, a zip archive with one in it, or both. Pictures of the archive that the CSV file names
 * are uploaded, each once for its bytes.
 */
export async function readChosenFiles(
  files: readonly File[],
  onProgress: (done: number, all: number) => void,
): Promise<Read> {
  const archives = files.filter(({ name }) => /\.zip$/i.test(name));
  const tables = files.filter((file) => !archives.includes(file));
  const [archive, ...moreArchives] = archives;
  const [table, ...moreTables] = tables;
  if (moreArchives.length + moreTables.length > 0)
    return { ok: false, message: 'Choose one CSV file, one zip archive, or one of each.' };
  const zip = archive ? await readZip(archive) : null;
  if (zip && !zip.ok) return zip;
  const file = table ?? zip?.csv;
  if (!file)
    return { ok: false, message: 'There is no CSV file in the archive: choose it together with it.' };
  const read = await readCsvFile(file);
  if (!read.ok) return read;
  const { csv, encoding } = read;
  const stored = await uploadNamed(csv, zip?.pictures ?? [], onProgress);
  return { ok: true, chosen: { name: (table ?? archive ?? file).name, csv, encoding, ...stored } };
}

async function uploadNamed(
  csv: string,
  zipped: readonly ZippedPicture[],
  onProgress: (done: number, all: number) => void,
): Promise<Pick<Chosen, 'pictures' | 'failed'>> {
  const byName = nameFiles(zipped.map((picture) => ({ path: picture.path, file: picture })));
  const named = listNamed(csv, byName);
  const addresses = new Map<ZippedPicture, string>();
  const failed: Chosen['failed'] = [];
  for (const [place, picture] of named.entries()) {
    onProgress(place, named.length);
    try {
      const options = { signal: new AbortController().signal, onProgress: () => undefined };
      addresses.set(picture, await sendPicture(picture.file(), options));
    } catch (error) {
      // One that is no picture stops no other; a shop that is away stops all.
      if (!isRefused(error)) throw error;
      failed.push({ name: picture.path, reason: error.message });
    }
  }
  onProgress(named.length, named.length);
  const pictures = [...byName].flatMap(([name, picture]) => {
    const address = addresses.get(picture);
    return address === undefined ? [] : [{ name, address }];
  });
  return { pictures, failed };
}

/** The pictures that some cell names: cells are those between commas, semicolons, tabs and line breaks. */
export function listNamed(csv: string, byName: ReadonlyMap<string, ZippedPicture>): ZippedPicture[] {
  const named = new Set<ZippedPicture>();
  for (const cell of csv.split(/[,;\t\r\n"]/)) {
    const picture = PICTURE_NAME.test(cell) ? findNamed(byName, cell) : undefined;
    if (picture) named.add(picture);
  }
  return [...named];
}

const PICTURE_NAME = /\.(?:jpe?g|png|webp|avif)\s*$/i;

function isRefused(error: unknown): error is Error & { status: number } {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401;
}
