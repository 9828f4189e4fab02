import { describe, expect, it } from 'vitest';
import { findPlan, listFeatures, MEMBERSHIP_PLANS } from './plan.ts';

describe('the plans', () => {
  it('cost what the specification says, the middle one being the most popular', () => {
    expect(MEMBERSHIP_PLANS.map(({ name, price, isMostPopular }) => [name, price, isMostPopular])).toEqual([
      ['Basic', 49_900, false],
      ['Standard', 79_900, true],
      ['Premium', 100_000, false],
    ]);
  });

  it('have larger benefits at higher prices', () => {
    const discounts = MEMBERSHIP_PLANS.map(({ benefit }) => benefit.discountBasisPoints);
    expect(discounts).toEqual(discounts.toSorted((a, b) => a - b));
    expect(new Set(discounts).size).toBe(3);
  });

  it('describe the benefit that the checkout applies', () => {
    expect(listFeatures(findPlan('standard'))).toEqual(
      expect.arrayContaining(['Free shipping on every order', '10% off every order, sale prices included']),
    );
  });
});
