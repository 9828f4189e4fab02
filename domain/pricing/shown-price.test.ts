import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { shownPrice } from './shown-price.ts';

describe('a shown price', () => {
  test.each([
    ['the rounded percentage', 20_000, 15_000, 0, 15_000, 20_000, 25],
    ['a percentage rounded up', 3_000, 1_990, 0, 1_990, 3_000, 34],
    ['the percentage of the whole price with its surcharge', 5_200, 4_100, 4_200, 8_300, 9_400, 12],
    ['nothing without a discount', 20_000, null, 500, 20_500, null, null],
    ['nothing when the discount is none', 20_000, 20_000, 0, 20_000, null, null],
    ['nothing when the discount price is the higher one', 20_000, 25_000, 0, 25_000, null, null],
    ['no percentage where it rounds to 0', 20_000, 19_999, 0, 19_999, 20_000, null],
    ['no 100 % of what still costs something', 100_000, 1, 0, 1, 100_000, 99],
    ['100 % of what is free', 1_000, 0, 0, 0, 1_000, 100],
    ['no discount of what was free before', 0, 0, 0, 0, null, null],
  ])('is %s', (_, price, discountPrice, surcharge, current, regular, percentage) => {
    expect(shownPrice({ price, discountPrice }, surcharge)).toEqual({ current, regular, percentage });
  });

  it('has a percentage within half a percent of its two prices', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(cents, fc.option(cents), cents, (price, discountPrice, surcharge) => {
        const shown = shownPrice({ price, discountPrice }, surcharge);
        expect(shown.current).toBe((discountPrice ?? price) + surcharge);
        if (shown.regular === null) expect(shown.percentage).toBeNull();
        if (shown.regular === null || shown.percentage === null) return;
        expect(shown.regular).toBeGreaterThan(shown.current);
        const saved = ((shown.regular - shown.current) / shown.regular) * 100;
        expect(Math.abs(shown.percentage - saved)).toBeLessThanOrEqual(shown.percentage === 99 ? 1 : 0.5);
        expect(shown.percentage).toBeGreaterThan(0);
      }),
    );
  });
});
