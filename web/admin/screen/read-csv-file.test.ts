import { expect, test } from 'vitest';
import { readCsvFile } from './read-csv-file.ts';

test.each<[string, (string | Uint8Array<ArrayBuffer>)[], object]>([
  ['UTF-8', ['Handle\nä'], { ok: true, csv: 'Handle\nä' }],
  ['UTF-8 with a byte order mark', ['\uFEFFHandle\nä'], { ok: true, csv: 'Handle\nä' }],
  [
    'Windows-1252',
    [new Uint8Array([0x48, 0xe4, 0x80, 0x0a])],
    { ok: true, csv: 'Hä€\n', encoding: 'Windows-1252' },
  ],
  ['UTF-16', [new Uint8Array([0xff, 0xfe, 0x48, 0, 0xe4, 0])], { ok: true, csv: 'Hä' }],
  ['a workbook', ['PK\u0003\u0004'], { ok: false, message: /workbook/ }],
  ['nothing', [' \n'], { ok: false, message: /empty/ }],
  ['more than 10 MB', ['x'.repeat(10_000_001)], { ok: false, message: /10 MB/ }],
])('reads a file of %s', async (_, parts, expected) => {
  const read = await readCsvFile(new File(parts, 'products.csv'));
  const { message, ...rest } = expected as { message?: RegExp };
  expect(read).toMatchObject(rest);
  if (message) expect(read).toMatchObject({ message: expect.stringMatching(message) });
});
