import { describe, expect, it, test } from 'vitest';
import { readTrackingNumbers } from './read-tracking-numbers.ts';

const ADA = 'MG-AAAA-AAAA-AAAA-AAAA';
const BOB = 'MG-BBBB-BBBB-BBBB-BBBB';
const OTHER = 'MG-CCCC-CCCC-CCCC-CCCC';

const read = (text: string) => {
  const { numbers, unread } = readTrackingNumbers(text, [ADA, BOB]);
  return { numbers: Object.fromEntries(numbers), unread };
};

describe('tracking numbers of many orders', () => {
  test.each([
    ['cells of a spreadsheet', `${ADA}\t1Z1\n${BOB}\t1Z2`],
    ['a file with a head', `\uFEFFOrder ID,Tracking number\r\n${ADA},1Z1\r\n${BOB},1Z2\r\n`],
    ['semicolons and quotes', `"${ADA}";"1Z1"\n"${BOB}";"1Z2"`],
    ['spaces', `${ADA} 1Z1\n\n  ${BOB.toLowerCase()}   1Z2`],
    ['the number first', `1Z1,${ADA}\n1Z2,${BOB}`],
    ['cells that are kept as text', `${ADA},="1Z1"\n${BOB},'1Z2`],
    ['a line twice', `${ADA},1Z1\n${BOB},1Z2\n${ADA},1Z1`],
  ])('are read from %s', (_, text) => {
    expect(read(text)).toEqual({ numbers: { [ADA]: '1Z1', [BOB]: '1Z2' }, unread: [] });
  });

  it('may have spaces', () => {
    expect(read(`${ADA} 7777 7777 7770`).numbers).toEqual({ [ADA]: '7777 7777 7770' });
  });

  it('say which lines match nothing, and why', () => {
    const { numbers, unread } = read(
      [`${ADA},1Z1`, `${OTHER},1Z3`, `${BOB},`, 'hello,42', `${ADA},1Z9`, `${BOB},1.2346E+15`].join('\n'),
    );
    expect(numbers).toEqual({ [ADA]: '1Z1' });
    expect(unread).toEqual([
      { text: `${OTHER},1Z3`, why: 'This order is not selected.' },
      { text: `${BOB},`, why: 'It has no tracking number.' },
      { text: 'hello,42', why: 'It has no order ID.' },
      { text: `${ADA},1Z9`, why: 'This order is there with another number already.' },
      {
        text: `${BOB},1.2346E+15`,
        why: 'A spreadsheet has shortened the number: format its column as text.',
      },
    ]);
  });
});
