import { storeReturnLabel } from '#contract/calls/returns.ts';
import { ApiError } from '#contract/client.ts';
import { LABEL_FILE } from '#contract/file-bodies.ts';
import { browserApi } from '#web/data.ts';
import { invalid } from '#web/shared/use-mutation.ts';

/** Why a file cannot be a label, or null. */
export function whyNoLabel({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!LABEL_FILE.types.includes(type)) return LABEL_FILE.wrongType;
  return size > LABEL_FILE.maxBytes ? LABEL_FILE.tooLarge : null;
}

/**
 * Stores the label of a return, and emails it if the return is approved, unless `notify` is false. A file
 * that is refused is an error of the field `label`.
 */
export async function sendLabel(id: string, file: File, { notify = true } = {}): Promise<void> {
  const problem = whyNoLabel(file);
  if (problem) throw invalid({ label: problem });
  try {
    await browserApi(storeReturnLabel, { params: { id }, query: { notify: String(notify) }, body: file });
  } catch (error) {
    const isFileProblem = error instanceof ApiError && [400, 413, 415].includes(error.status);
    throw isFileProblem ? invalid({ label: error.message }) : error;
  }
}
