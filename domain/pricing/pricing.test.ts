import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { describeSelection, NOTHING_SELECTED, preselect, resolveSelection } from './selection.ts';
import { DEFAULT_PRICING_RULES, totalOrder } from './totals.ts';
import { possibleUnitPrices, unitPrice } from './unit-price.ts';

const lamp = {
  price: 20_000,
  discountPrice: 15_000 as number | null,
  colors: [
    { id: 'Sand', name: 'Sand', price: 0 },
    { id: 'brass', name: 'Brass', price: 2_500 },
  ],
  sizes: ['S', 'M'],
  memory: [],
  properties: [
    {
      id: 'cord',
      name: 'Cord',
      values: [
        { id: 'linen', value: 'Linen', price: 0 },
        { id: 'silk', value: 'Silk', price: 1_000 },
      ],
    },
    { id: 'bulb', name: 'Bulb', values: [{ id: 'warm', value: 'Warm white', price: 500 }] },
  ],
};

function resolve(selection: Partial<typeof NOTHING_SELECTED>) {
  const resolved = resolveSelection(lamp, { ...NOTHING_SELECTED, ...selection });
  if (!resolved.ok) throw new Error('expected the selection to be known');
  return resolved.selection;
}

describe('a unit price', () => {
  test.each([
    ['is the discount price when there is one', {}, 15_000],
    ['adds the surcharge of the color', { color: 'Brass' }, 17_500],
    ['finds the color by its id too', { color: 'brass' }, 17_500],
    ['adds the surcharge of each property', { properties: { cord: 'silk', bulb: 'warm' } }, 16_500],
    ['adds nothing for a size', { size: 'M' }, 15_000],
    ['adds them all', { color: 'Brass', size: 'S', properties: { cord: 'silk', bulb: 'warm' } }, 19_000],
  ])('%s', (_, selection, cents) => {
    expect(unitPrice(lamp, resolve(selection as never))).toBe(cents);
  });

  it('is the regular price without a discount', () => {
    expect(unitPrice({ ...lamp, discountPrice: null }, resolve({}))).toBe(20_000);
  });

  it('is always one of the possible unit prices', () => {
    const anySelection = fc.record({
      color: fc.constantFrom(null, 'Sand', 'Brass'),
      properties: fc.constantFrom({}, { cord: 'silk' }, { bulb: 'warm' }, { cord: 'linen', bulb: 'warm' }),
    });
    fc.assert(
      fc.property(anySelection, (selection) => {
        expect(possibleUnitPrices(lamp)).toContain(unitPrice(lamp, resolve(selection as never)));
      }),
    );
  });

  it('can only be what the options add up to', () => {
    expect([...possibleUnitPrices({ ...lamp, properties: [] })]).toEqual([15_000, 17_500]);
  });
});

describe('a selection', () => {
  it('opens with the first color, size and memory and no property', () => {
    expect(preselect({ ...lamp, memory: ['64 GB', '128 GB'] })).toEqual({
      color: 'Sand',
      size: 'S',
      memory: '64 GB',
      properties: {},
    });
  });

  it('opens empty on a product without options', () => {
    expect(preselect({ colors: [], sizes: [], memory: [], properties: [] })).toEqual(NOTHING_SELECTED);
  });

  it('is refused with the names of the options the product does not offer', () => {
    const strange = { color: 'Gold', size: 'XXL', memory: '1 TB', properties: { cord: 'wool', lid: 'x' } };
    expect(resolveSelection(lamp, strange)).toEqual({
      ok: false,
      unknown: [
        { option: 'color', name: 'Gold' },
        { option: 'size', name: 'XXL' },
        { option: 'memory', name: '1 TB' },
        { option: 'property', name: 'cord: wool' },
        { option: 'property', name: 'lid: x' },
      ],
    });
  });

  it('does not take inherited names for properties', () => {
    expect(
      resolveSelection(lamp, { ...NOTHING_SELECTED, properties: { constructor: 'name' } }),
    ).toMatchObject({ ok: false });
  });

  it('is described in the order color, size, memory, properties', () => {
    const chosen = resolve({ color: 'brass', size: 'M', properties: { bulb: 'warm', cord: 'silk' } });
    expect(describeSelection(chosen)).toBe('Color: Brass, Size: M, Cord: Silk, Bulb: Warm white');
    expect(describeSelection(resolve({}))).toBe('');
  });
});

describe('totals', () => {
  const anyLine = fc.record({
    unitPrice: fc.integer({ min: 0, max: 5_000_000 }),
    quantity: fc.integer({ min: 1, max: 1_000 }),
  });
  const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 60 });

  it('charge $15.00 shipping and 8 % tax', () => {
    expect(totalOrder([{ unitPrice: 19_999, quantity: 2 }], DEFAULT_PRICING_RULES)).toEqual({
      subtotal: 39_998,
      shipping: 1_500,
      discount: 0,
      tax: 3_200,
      total: 44_698,
    });
  });

  it('always add up', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const t = totalOrder(lines, DEFAULT_PRICING_RULES);
        expect(t.total).toBe(t.subtotal + t.shipping + t.tax - t.discount);
        expect(Number.isSafeInteger(t.total)).toBe(true);
      }),
    );
  });

  it('never drift by rounding, however many lines there are', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const { subtotal, tax } = totalOrder(lines, DEFAULT_PRICING_RULES);
        expect(Math.abs(tax * 10_000 - subtotal * 800)).toBeLessThanOrEqual(5_000);
      }),
    );
  });

  it('do not depend on the order of the lines, nor on how pieces are spread over lines', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const expected = totalOrder(lines, DEFAULT_PRICING_RULES);
        expect(totalOrder(lines.toReversed(), DEFAULT_PRICING_RULES)).toEqual(expected);
        const split = lines.flatMap((l) => [
          { ...l, quantity: l.quantity - 1 },
          { ...l, quantity: 1 },
        ]);
        expect(totalOrder(split, DEFAULT_PRICING_RULES)).toEqual(expected);
      }),
    );
  });

  test.each([
    ['half a cent up', 5, 1_000, 1],
    ['less than half a cent down', 6, 800, 0],
    ['more than half a cent up', 7, 800, 1],
  ])('round %s', (_, cents, taxBasisPoints, tax) => {
    expect(
      totalOrder([{ unitPrice: cents, quantity: 1 }], { ...DEFAULT_PRICING_RULES, taxBasisPoints }).tax,
    ).toBe(tax);
  });

  test.each([
    ['at the limit shipping is charged', 5_000, 1_500],
    ['above the limit it is free', 5_001, 0],
  ])('with free shipping over $50: %s', (_, cents, shipping) => {
    const rules = { ...DEFAULT_PRICING_RULES, freeShippingOver: 5_000 };
    expect(totalOrder([{ unitPrice: cents, quantity: 1 }], rules).shipping).toBe(shipping);
  });

  describe('of a member', () => {
    const anyBenefit = fc.record({
      shipsFree: fc.boolean(),
      discountBasisPoints: fc.integer({ min: 0, max: 10_000 }),
    });

    it('have the discount taken off before tax, and free shipping', () => {
      const benefit = { shipsFree: true, discountBasisPoints: 1_000 };
      expect(totalOrder([{ unitPrice: 19_999, quantity: 2 }], DEFAULT_PRICING_RULES, benefit)).toEqual({
        subtotal: 39_998,
        shipping: 0,
        discount: 4_000,
        tax: 2_880,
        total: 38_878,
      });
    });

    it('always add up, are never negative, and never more than without the membership', () => {
      fc.assert(
        fc.property(anyLines, anyBenefit, (lines, benefit) => {
          const t = totalOrder(lines, DEFAULT_PRICING_RULES, benefit);
          expect(t.total).toBe(t.subtotal + t.shipping + t.tax - t.discount);
          expect(Math.min(...Object.values(t))).toBeGreaterThanOrEqual(0);
          expect(t.discount).toBeLessThanOrEqual(t.subtotal);
          expect(t.total).toBeLessThanOrEqual(totalOrder(lines, DEFAULT_PRICING_RULES).total);
        }),
      );
    });

    it('are as for everyone where the membership gives nothing', () => {
      const nothing = { shipsFree: false, discountBasisPoints: 0 };
      fc.assert(
        fc.property(anyLines, (lines) => {
          const withoutMembership = totalOrder(lines, DEFAULT_PRICING_RULES);
          expect(totalOrder(lines, DEFAULT_PRICING_RULES, nothing)).toEqual(withoutMembership);
          expect(withoutMembership.discount).toBe(0);
        }),
      );
    });
  });
});
