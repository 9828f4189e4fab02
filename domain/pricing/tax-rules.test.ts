import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxOn } from './tax-rules.ts';

describe('A2: the tax', () => {
  it.each([
    [11_900, 1_900, 1_900],
    [10_700, 700, 700],
    [1_999, 1_900, 319],
    [100, 0, 0],
    [0, 1_900, 0],
  ])('contained in %i at %i is gross × r ÷ (10000 + r): %i', (gross, rate, tax) => {
    expect(taxOn(gross, rate, true)).toBe(tax);
  });

  it('has rates of three decimals of a percentage: 6.875 % of $100.00 is $6.88', () => {
    expect(taxOn(10_000, 687.5, false)).toBe(688);
    expect(taxOn(99_999_999, 887.5, false)).toBe(8_875_000);
  });

  it('contained in a gross amount is the tax that was added to its net amount', () => {
    const anyRate = fc.integer({ min: 0, max: 100_000 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000_000 }), anyRate, (net, rate) => {
        const added = taxOn(net, rate, false);
        expect(Math.abs(taxOn(net + added, rate, true) - added)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
