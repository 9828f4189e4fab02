import { useRef, useState } from 'react';
import { type ImportReport, importProducts, type SeenProduct } from '#contract/calls/product-import.ts';
import { LIMITS } from '#domain/limits.ts';
import { browserApi } from '#web/data.ts';
import { newKey } from '#web/shared/new-key.ts';
import { invalid, useMutation } from '#web/shared/use-mutation.ts';
import { readCsvFile } from '../../screen/read-csv-file.ts';
import { countsText, joinReports } from './join-reports.ts';

/** `encoding` is that of the file if it is not UTF-8. */
type Chosen = { name: string; csv: string; encoding?: string | undefined };

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
  const attempt = useRef<Attempt>({ key: '', soFar: null });

  const check = useMutation(
    async (file: File | null) => {
      const read = file ? await readCsvFile(file) : null;
      if (read && !read.ok) throw invalid({ csv: read.message });
      const next = read && file ? { ...read, name: file.name } : chosen;
      if (!next) throw invalid({ csv: 'Choose a file.' });
      setChosen(next);
      setPreview(null);
      setResult(null);
      const body = { csv: next.csv, dryRun: true };
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
        const file = { csv: chosen.csv, fileName: chosen.name.slice(0, LIMITS.id), seen, fetchesPictures };
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

  return { chosen, preview, result, done, check, apply, fetchesPictures, setFetchesPictures };
}

/** Makes the next request of an import; resolves to the number of products that are done. */
async function applyNext(
  file: { csv: string; fileName: string; seen: SeenProduct[]; fetchesPictures: boolean },
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
