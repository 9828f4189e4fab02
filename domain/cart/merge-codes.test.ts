import { expect, test } from 'vitest';
import { mergeCodes } from './merge-codes.ts';

test.each([
  [[], ['A'], ['A']],
  [['A'], [], ['A']],
  [['a '], ['A', 'B'], ['a ', 'B']],
  [
    ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    ['x', 'y'],
    ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'x'],
  ],
])('%j and %j are %j', (codes, other, merged) => expect(mergeCodes(codes, other)).toEqual(merged));
