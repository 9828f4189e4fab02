import { describe, expect, it } from 'vitest';
import { NOTHING_SELECTED } from '#domain/pricing/selection.ts';
import { toProduct } from '#web/shared/to-product.ts';
import { priceChoice } from './price-choice.ts';
import { wireKettle } from './test-product.ts';

const kettle = toProduct(wireKettle);

describe('the price of a choice', () => {
  it('includes the options, as does the regular price', () => {
    const engraved = { options: { Color: 'Brass' }, properties: { engraving: 'initials' } };
    expect(priceChoice(kettle, engraved)).toEqual({ current: 18_700, regular: 23_700, percentage: 21 });
  });

  it('is that of the product if nothing is chosen', () => {
    expect(priceChoice(kettle, NOTHING_SELECTED).current).toBe(15_000);
  });

  it('has no regular price if nothing is saved', () => {
    const plain = { ...kettle, discountPrice: null };
    expect(priceChoice(plain, NOTHING_SELECTED)).toEqual({
      current: 20_000,
      regular: null,
      percentage: null,
    });
  });
});
