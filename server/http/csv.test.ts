import { expect, test } from 'vitest';
import { csvFileName, csvStream } from './csv.ts';

async function written(values: (string | number | Date | null)[]): Promise<string> {
  async function* rows() {
    yield values.map((value) => ({ value }));
  }
  const column = { head: 'Text', value: (row: { value: string | number | Date | null }) => row.value };
  const bytes = await new Response(csvStream([column], rows(), 'America/Los_Angeles')).arrayBuffer();
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

test('a file starts with a byte order mark and its column heads, and has a row per value', async () => {
  const text = await written(['=1+1', -5, null, 'two\nlines, "quoted"', new Date('2026-03-01T00:00:00Z')]);
  expect(text).toBe('\uFEFFText\n\'=1+1\n-5\n\n"two\nlines, ""quoted"""\n2026-02-28 16:00:00\n');
});

test('the name of a file contains the day in the zone', () => {
  expect(csvFileName('orders', new Date('2026-03-01T00:00:00Z'), 'America/Los_Angeles')).toBe(
    'orders-2026-02-28.csv',
  );
});
