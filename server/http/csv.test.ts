import { expect, test } from 'vitest';
import { csvStream } from './csv.ts';

async function written(values: (string | number | null)[]): Promise<string> {
  async function* rows() {
    yield values.map((value) => ({ value }));
  }
  const stream = csvStream(
    [{ head: 'Text', value: (row: { value: string | number | null }) => row.value }],
    rows(),
  );
  return await new Response(stream).text();
}

test('what would be a formula is text, at the beginning and behind any separator', async () => {
  const text = await written(['=1+1', 'x;=cmd|calc!A0', 'a\n=1+1', 'b\t@sum', -5, null]);
  expect(text).not.toMatch(/(^|[;|\t\n\r,])[=@]/m);
  expect(text).toContain("x;'=cmd");
  expect(text).toContain('\n-5\n');
});
