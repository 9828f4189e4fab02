import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseMethod, offerMethods } from './offer-methods.ts';
import { priceMethod } from './price-method.ts';
import type { MethodRates, ShippingMethod } from './zone.ts';

const method = (rates: MethodRates, freeOver: number | null = null): ShippingMethod => ({
  id: 'standard',
  name: 'Standard',
  kind: 'delivery',
  rates,
  freeOver,
  days: 5,
});

const STEPS = [
  { from: 0, price: 1_000 },
  { from: 5_000, price: 500 },
  { from: 10_000, price: 0 },
];

describe('the price of a method', () => {
  it.each([
    [0, 1_000],
    [4_999, 1_000],
    [5_000, 500],
    [9_999, 500],
    [10_000, 0],
  ])('by subtotal: goods of %i cents cost %i', (goods, price) => {
    expect(priceMethod(method({ by: 'subtotal', steps: STEPS }), { goods, weightGrams: 0 })).toBe(price);
  });

  it('by weight', () => {
    const byWeight = method({ by: 'weight', steps: STEPS });
    expect(priceMethod(byWeight, { goods: 99_999, weightGrams: 4_999 })).toBe(1_000);
    expect(priceMethod(byWeight, { goods: 0, weightGrams: 7_000 })).toBe(500);
  });

  it('is free over an amount, compared after discounts', () => {
    const flat = method({ by: 'order', price: 1_500 }, 5_000);
    expect(priceMethod(flat, { goods: 5_000, weightGrams: 0 })).toBe(1_500);
    expect(priceMethod(flat, { goods: 5_001, weightGrams: 0 })).toBe(0);
  });

  it('is one of the table, and that of the last row that is not above the value', () => {
    const anySteps = fc
      .uniqueArray(fc.integer({ min: 1, max: 100_000 }), { maxLength: 10 })
      .map((from) => [0, ...from].sort((a, b) => a - b).map((start, row) => ({ from: start, price: row })));
    fc.assert(
      fc.property(anySteps, fc.integer({ min: 0, max: 120_000 }), (steps, goods) => {
        const row = priceMethod(method({ by: 'subtotal', steps }), { goods, weightGrams: 0 });
        expect(steps[row]?.from).toBeLessThanOrEqual(goods);
        expect(steps[row + 1]?.from ?? Number.POSITIVE_INFINITY).toBeGreaterThan(goods);
      }),
    );
  });
});

describe('the methods of a place', () => {
  const express = { ...method({ by: 'order', price: 3_000 }), id: 'express', name: 'Express', days: 2 };
  const zones = [
    {
      id: 'us',
      name: 'United States',
      regions: [{ country: 'US', states: [] }],
      methods: [method({ by: 'order', price: 1_500 }), express],
    },
    { id: 'hi', name: 'Hawaii', regions: [{ country: 'US', states: ['HI'] }], methods: [] },
  ];
  const basis = { goods: 6_000, weightGrams: 0, shipsFree: false };

  it('are those of its zone with their prices and days', () => {
    expect(offerMethods(zones, { country: 'US', state: 'TX' }, basis)).toEqual([
      { id: 'standard', name: 'Standard', kind: 'delivery', days: 5, price: 1_500 },
      { id: 'express', name: 'Express', kind: 'delivery', days: 2, price: 3_000 },
    ]);
  });

  it('begin with a free one for members who ship free', () => {
    const methods = offerMethods(zones, { country: 'US', state: 'TX' }, { ...basis, shipsFree: true });
    expect(methods.map(({ price }) => price)).toEqual([0, 3_000]);
  });

  it('are none where the zone has none, and where there is no zone', () => {
    expect(offerMethods(zones, { country: 'US', state: 'HI' }, basis)).toEqual([]);
    expect(offerMethods(zones, { country: 'DE', state: '' }, basis)).toEqual([]);
  });

  it('the first is preselected; an unknown one is none', () => {
    const methods = offerMethods(zones, { country: 'US', state: 'TX' }, basis);
    expect(chooseMethod(methods, null)?.id).toBe('standard');
    expect(chooseMethod(methods, 'express')?.id).toBe('express');
    expect(chooseMethod(methods, 'removed')).toBeNull();
    expect(chooseMethod([], undefined)).toBeNull();
  });
});
