import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { freeOverEverywhere, leftToFreeShipping, shipsAtFlatPrice } from './free-shipping.ts';
import { priceMethod } from './price-method.ts';
import type { MethodRates, ShippingMethod, ShippingZone } from './zone.ts';

const flat = (price: number): MethodRates => ({ by: 'order', price });

function method(freeOver: number | null, rates = flat(500), kind: ShippingMethod['kind'] = 'delivery') {
  return { id: 'm', name: 'Standard', kind, rates, freeOver, days: 3 };
}

function zone(...methods: ShippingMethod[]): ShippingZone {
  return { id: 'z', name: 'Zone', regions: [], methods };
}

describe('the amount above which all orders ship free', () => {
  test.each<[string, ShippingZone[], number | null]>([
    ['without zones', [], null],
    ['with one method that has a limit', [zone(method(5_000))], 5_000],
    ['with the same limit everywhere', [zone(method(5_000)), zone(method(5_000))], 5_000],
    ['with two limits is the higher one', [zone(method(5_000)), zone(method(9_000))], 9_000],
    ['with a zone that is always charged', [zone(method(5_000)), zone(method(null))], null],
    ['with two methods is that of the lower limit', [zone(method(null), method(7_000))], 7_000],
    ['of a zone that is always free', [zone(method(null, flat(0)))], 0],
    ['is not about pickup', [zone(method(null, flat(0), 'pickup'))], null],
    ['is not about zones that nothing is sent to', [zone(method(5_000)), zone()], 5_000],
  ])('%s', (_, zones, expected) => expect(freeOverEverywhere(zones)).toBe(expected));

  it('is true of each zone', () => {
    const limit = fc.option(fc.integer({ min: 0, max: 20_000 }), { nil: null });
    const anyZones = fc.array(fc.array(limit, { minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(anyZones, (all) => {
        const zones = all.map((limits) => zone(...limits.map((freeOver) => method(freeOver))));
        const over = freeOverEverywhere(zones);
        const isFree = (goods: number) =>
          zones.every(({ methods }) =>
            methods.some((one) => priceMethod(one, { goods, weightGrams: 0 }) === 0),
          );
        if (over === null) return !isFree(1_000_000);
        return isFree(over + 1) && !isFree(over);
      }),
    );
  });
});

test.each([
  [4_200, 5_000, 801],
  [5_000, 5_000, 1],
  [5_001, 5_000, null],
  [4_200, null, null],
])('goods for %i with free shipping over %o lack %o', (goods, freeOver, left) =>
  expect(leftToFreeShipping(goods, freeOver)).toBe(left),
);

test.each<[string, ShippingZone[], boolean]>([
  ['without zones', [], true],
  ['whose first deliveries cost it', [zone(method(null)), zone(method(null), method(null, flat(900)))], true],
  ['that has another price', [zone(method(null)), zone(method(null, flat(900)))], false],
  ['that is free over a limit', [zone(method(5_000))], false],
  ['whose pickup is free', [zone(method(null, flat(0), 'pickup'), method(null))], true],
])('a shop %s ships at the flat price: %s', (_, zones, expected) =>
  expect(shipsAtFlatPrice(zones, 500)).toBe(expected),
);
