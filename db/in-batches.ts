/**
 * Rows a batch at a time, each read where the last one ended, so that no more than a batch is in memory. `read` gets the
 * last row it answered, null at first, and at most `size` rows are taken from it.
 */
export async function* inBatches<Row>(
  size: number,
  read: (last: Row | null, size: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | null = null;
  for (;;) {
    const rows: Row[] = await read(last, size);
    if (rows.length > 0) yield rows;
    last = rows.at(-1) ?? null;
    if (last === null || rows.length < size) return;
  }
}
