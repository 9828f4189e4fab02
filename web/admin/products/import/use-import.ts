import { useRef, useState } from 'react';
import { type ImportReport, importProducts, type SeenProduct } from '#contract/calls/product-import.ts';
import { LIMITS } from '#domain/limits.ts';
import { browserApi } from '#web/data.ts';
import { newKey } from '#web/shared/new-key.ts';
import { invalid, useMutation } from '#web/shared/use-mutation.ts';
import { countsText, joinReports } from './join-reports.ts';
import { type Chosen, readChosenFiles } from './read-chosen-files.ts';

/** An import under way: the beginning of its keys, and what its requests have reported. */
type Attempt = { key: string; soFar: ImportReport | null };

export type ProductImport = ReturnType<typeof useImport>;

/**
 * An import from the chosen file to its result. It is made in several requests; where one fails, the next
 * attempt goes on with the same keys, so that nothing is done twice.
 */
export function useImport() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [preview, setPreview] = useState<ImportReport | null>(null);
  const [result, setResult] = useState<ImportReport | null>(null);
  const [done, setDone] = useState(0);
  const [fetchesPictures, setFetchesPictures] = useState(true);
  const [uploaded, setUploaded] = useState({ done: 0, all: 0 });
  const showUploaded = (done: number, all: number) => setUploaded({ done, all });
  const attempt = useRef<Attempt>({ key: '', soFar: null });

  const check = useMutation(
    async (files: readonly File[]) => {
      const read = files.length > 0 ? await readChosenFiles(files, showUploaded) : null;
      if (read && !read.ok) throw invalid({ csv: read.message });
      const next = read ? read.chosen : chosen;
      if (!next) throw invalid({ csv: 'Choose a file.' });
      setChosen(next);
      setPreview(null);
      setResult(null);
      const body = { csv: next.csv, dryRun: true, ...withPictures(next) };
      const headers = { 'Idempotency-Key': newKey() };
      return (await browserApi(importProducts, { body }, { headers })).body;
    },
    {
      refresh: 'never',
      failure: 'The file could not be checked.',
      onSuccess(report) {
        attempt.current = { key: newKey(), soFar: null };
        setDone(0);
        setPreview(report);
      },
    },
  );

  const apply = useMutation(
    async () => {
      if (!chosen || !preview) throw invalid({ csv: 'Choose a file.' });
      const seen = preview.products.map((product) => product.seen);
      while (attempt.current.soFar?.next !== undefined || !attempt.current.soFar) {
        const fileName = chosen.name.slice(0, LIMITS.id);
        const file = { csv: chosen.csv, fileName, seen, fetchesPictures, ...withPictures(chosen) };
        setDone(await applyNext(file, attempt.current));
      }
      return attempt.current.soFar;
    },
    {
      failure: 'The import stopped. Apply it again: it goes on where it was.',
      success: (report) => ({ title: 'The file is imported', message: report ? countsText(report) : '' }),
      onSuccess(report) {
        setResult(report);
        setPreview(null);
      },
    },
  );

  return { chosen, preview, result, done, uploaded, check, apply, fetchesPictures, setFetchesPictures };
}

function withPictures({ pictures }: Chosen): { pictures?: Chosen['pictures'] } {
  return pictures.length > 0 ? { pictures } : {};
}

/** Makes the next request of an import; resolves to the number of products that are done. */
async function applyNext(
  file: {
    csv: string;
    fileName: string;
    seen: SeenProduct[];
    fetchesPictures: boolean;
    pictures?: Chosen['pictures'];
  },
  attempt: Attempt,
): Promise<number> {
  const from = attempt.soFar?.next ?? 0;
  const importId = attempt.soFar?.importId;
  const body = { ...file, dryRun: false, from, ...(importId && { importId }) };
  const headers = { 'Idempotency-Key': `${attempt.key}-${from}` };
  const { body: report } = await browserApi(importProducts, { body }, { headers });
  attempt.soFar = attempt.soFar ? joinReports(attempt.soFar, report) : report;
  return report.next ?? report.productCount;
}
