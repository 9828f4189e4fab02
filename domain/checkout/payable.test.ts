import { describe, expect, it } from 'vitest';
import { isFree, tooLittleToPay } from './payable.ts';

describe('a total', () => {
  it.each([
    [0, true, null],
    [1, false, /\$0\.01.*\$0\.50/],
    [32, false, /\$0\.32.*\$0\.50/],
    [49, false, /\$0\.49.*\$0\.50/],
    [50, false, null],
    [1_500, false, null],
  ])('of %i cents is free: %s, and too little for a card: %s', (total, free, problem) => {
    expect(isFree({ total })).toBe(free);
    if (problem) expect(tooLittleToPay(total)).toMatch(problem);
    else expect(tooLittleToPay(total)).toBeNull();
  });
});
