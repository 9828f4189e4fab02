/** The ids that a change succeeded for, and those it failed for with the reason. */
export type BulkResult = { succeeded: string[]; failed: { id: string; message: string }[] };

/** Changes rows in calls of `size` and reports the progress. A failed call fails for its rows only. */
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
