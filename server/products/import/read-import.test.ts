import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, test } from 'vitest';
import { readImport } from './read-import.ts';

/** Quadratic work takes hours for a text of this length. */
const LENGTH = 4_000_000;

const FIRST = 'Handle,Title,Body (HTML),Variant Price\na,A,';
const fill = (part: string) => part.repeat(LENGTH / part.length);

test.each([
  ['of <', `${FIRST}"${fill('<')}",1`, 'The cell is too long'],
  ['of spaces', `${FIRST}"${fill(' ')}x",1`, null],
  ['of nested tags', `${FIRST}"${fill('<div>')}",1`, 'The cell is too long'],
  ['of one quotation mark that is not closed', `${FIRST}"${fill('x,\n')}`, 'a quotation mark is missing'],
  ['of quotation marks', `${FIRST}${fill('"')}`, null],
  ['of commas', `${FIRST}${fill(',')}`, null],
  ['of heads', `Handle,Title,${fill(',')}\na,A`, 'At most 1,000 columns'],
  ['of line breaks', `${FIRST}x,1\n${fill('\n')}`, null],
  ['of rows', `Handle\n${fill('a\n')}`, 'At most 10,000 rows'],
  ['of dashes in a title', `Title,Variant Price\n${fill('-')},1`, 'The cell is too long'],
])(
  'I17: the shop answers while a file %s is read',
  async (_, csv, reason) => {
    let isRead = false;
    const reading = readImport(csv).finally(() => (isRead = true));
    let turns = 0;
    while (!isRead) {
      await sleep(1);
      turns += 1;
    }
    const read = await reading;
    const reasons = read.ok
      ? read.products.flatMap(({ problems }) => problems.map((problem) => problem.reason))
      : [read.refusal.message];
    if (reason !== null) expect(reasons.join('\n')).toContain(reason);
    // None would pass while this thread read the file.
    expect(turns).toBeGreaterThan(10);
  },
  60_000,
);

it('reads what is within the limits as it is', async () => {
  const read = await readImport(`${FIRST}"<p>One</p>",1`);
  expect(read).toMatchObject({
    ok: true,
    products: [{ handle: 'a', description: { text: 'One' }, problems: [] }],
  });
});

it('reads the file of an import once for its parts', async () => {
  const csv = `${FIRST}"<p>Parts</p>",1`;
  const [one, other] = await Promise.all([readImport(csv), readImport(csv)]);
  expect(one).toBe(other);
  expect(await readImport(csv)).toBe(one);
  expect(await readImport(`${csv}0`)).not.toBe(one);
});
