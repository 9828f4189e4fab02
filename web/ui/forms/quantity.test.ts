import { describe, expect, it } from 'vitest';
import { parseQuantity, settleQuantity } from './quantity.ts';

describe('a quantity being typed', () => {
  it.each([
    ['1', 1],
    [' 7 ', 7],
    ['10', 10],
    ['007', 7],
  ])('takes %j', (text, quantity) => {
    expect(parseQuantity(text, 1, 10)).toBe(quantity);
  });

  it.each(['', '0', '11', '-2', '1.5', '1e1', 'two'])('ignores %j', (text) => {
    expect(parseQuantity(text, 1, 10)).toBeUndefined();
  });
});

describe('a quantity after leaving the field', () => {
  it.each([
    ['', 4],
    ['abc', 4],
    ['0', 1],
    ['-3', 1],
    ['99', 10],
    ['2.9', 2],
  ])('turns %j into %i', (text, quantity) => {
    expect(settleQuantity(text, 1, 10, 4)).toBe(quantity);
  });

  it('never falls below the minimum, even without stock', () => {
    expect(settleQuantity('3', 1, 0, 1)).toBe(1);
  });
});
