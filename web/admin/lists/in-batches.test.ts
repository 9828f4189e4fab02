import { expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

const rows = Array.from({ length: 7 }, (_, index) => ({ id: `row ${index}` }));

it('sends rows in batches and reports the progress', async () => {
  const sizes: number[] = [];
  const progress: number[] = [];
  const change = async (batch: readonly { id: string }[]) => {
    sizes.push(batch.length);
    return { succeeded: batch.map(({ id }) => id), failed: [] };
  };
  const result = await inBatches(rows, 3, change, (done) => progress.push(done));
  expect(sizes).toEqual([3, 3, 1]);
  expect(progress).toEqual([3, 6, 7]);
  expect(result).toEqual({ succeeded: rows.map(({ id }) => id), failed: [] });
});

it('continues after a failed batch and reports its rows', async () => {
  const result = await inBatches(rows, 3, async (batch) => {
    if (batch[0]?.id === 'row 3') throw new Error('The shop is very busy.');
    return { succeeded: batch.map(({ id }) => id), failed: [] };
  });
  expect(result.succeeded).toEqual(['row 0', 'row 1', 'row 2', 'row 6']);
  expect(result.failed).toEqual(
    ['row 3', 'row 4', 'row 5'].map((id) => ({ id, message: 'The shop is very busy.' })),
  );
});
