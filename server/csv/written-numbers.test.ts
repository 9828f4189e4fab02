import { describe, expect, it, test } from 'vitest';
import { decimalSigns, readWrittenNumber } from './written-numbers.ts';

describe('a column writes decimals', () => {
  test.each([
    [';', ['12,50', '7'], 'comma'],
    [';', ['1.250'], 'comma'],
    [';', ['12.50', '1.250'], 'point'],
    [';', ['0.250'], 'point'],
    [';', ['1,299.500'], 'point'],
    [';', ["1'299.50"], 'point'],
    ['\t', ['1.250'], 'point'],
    ['\t', ['1,250'], 'point'],
    ['\t', ['1.250,5', '1.250'], 'comma'],
    ['\t', ['0,250'], 'comma'],
    [',', ['12,50'], 'point'],
  ] as const)('of a file with "%s" that has %j behind a %s', (delimiter, cells, sign) => {
    expect(decimalSigns([cells], delimiter)).toEqual([sign]);
  });

  it('as the others of a file with tabs, if it shows nothing itself', () => {
    expect(decimalSigns([['1.250'], ['12,50']], '\t')).toEqual(['comma', 'comma']);
    expect(decimalSigns([['1.250'], ['12,50'], ['0.5']], '\t')).toEqual(['point', 'comma', 'point']);
  });
});

test.each([
  ['1.250', 'comma', '1250'],
  ['1.250.000', 'comma', '1250000'],
  ['1.250,5', 'comma', '1250.5'],
  ['453,592', 'comma', '453.592'],
  ['1 250', 'comma', '1250'],
  ['1 250,5', 'comma', '1250.5'],
  ['-1.250', 'comma', '-1250'],
  [',5', 'comma', '.5'],
  ['0.250', 'comma', '0.250'],
  ['12.50', 'comma', '12.50'],
  ['1.250', 'point', '1.250'],
  ['1,250', 'point', '1,250'],
  ['1,25', 'point', '1.25'],
  ["1'250.50", 'point', '1250.50'],
  ['1’250', 'point', '1250'],
  ['1.2.3', 'comma', '1.2.3'],
  ['cheap', 'comma', 'cheap'],
] as const)('%s of a column with a %s is read as %s', (cell, sign, number) => {
  expect(readWrittenNumber(cell, sign)).toBe(number);
});

it.each(['1.', '1,', "1'", '1 ', '1', '.', ','])('reads a long cell of %j at once', (part) => {
  const cell = part.repeat(50_000);
  expect(decimalSigns([[cell, `${cell}x`]], ';')).toHaveLength(1);
  expect(readWrittenNumber(`${cell}x`, 'comma')).toContain('x');
});
