/** What became of many: the ids it was done with, and those it failed for, each with its reason. */
export type BulkResult = { succeeded: string[]; failed: { id: string; message: string }[] };

/**
 * Does something with many rows, `size` in one call, and says after each call how many are done. A call that
 * fails as a whole fails for its rows alone; the others go on.
 */
export async function inBatches<Row extends { id: string }>(
  rows: readonly Row[],
  size: number,
  change: (batch: readonly Row[]) => Promise<BulkResult>,
  onProgress: (done: number) => void = () => {},
): Promise<BulkResult> {
  const result: BulkResult = { succeeded: [], failed: [] };
  for (let start = 0; start < rows.length; start += size) {
    const batch = rows.slice(start, start + size);
    try {
      const { succeeded, failed } = await change(batch);
      result.succeeded.push(...succeeded);
      result.failed.push(...failed);
    } catch (error) {
      const message = error instanceof Error ? error.message : 'It could not be changed.';
      result.failed.push(...batch.map(({ id }) => ({ id, message })));
    }
    onProgress(Math.min(start + size, rows.length));
  }
  return result;
}
