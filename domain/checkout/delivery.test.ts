import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTHING_SELECTED } from '../pricing/selection.ts';
import { DEFAULT_PRICING_RULES, totalOrder } from '../pricing/totals.ts';
import { withOptions } from '../products/option-words.ts';
import { DEFAULT_SETTINGS, type Settings } from '../settings/settings.ts';
import type { ShippingZone } from '../shipping/zone.ts';
import type { TaxRate } from '../tax/tax-table.ts';
import { deliveryTo } from './delivery.ts';
import { type Offered, quote } from './quote.ts';

const mug = withOptions({
  id: 'mug',
  name: 'Mug',
  image: '/mug.svg',
  gallery: [],
  price: 2_000,
  discountPrice: null,
  availability: true,
  stock: null,
  colors: [],
  sizes: [],
  memory: [],
  properties: [],
  weightGrams: 400,
});
const book = { ...mug, id: 'book', price: 1_070, taxCategory: 'Books', weightGrams: 300 };
const products = new Map<string, Offered>([
  ['mug', mug],
  ['book', book],
]);

const zones: ShippingZone[] = [
  {
    id: 'us',
    name: 'United States',
    regions: [{ country: 'US', states: [] }],
    methods: [
      {
        id: 'standard',
        name: 'Standard',
        kind: 'delivery',
        rates: {
          by: 'weight',
          steps: [
            { from: 0, price: 500 },
            { from: 1_000, price: 900 },
          ],
        },
        freeOver: 3_700,
        days: 5,
      },
      {
        id: 'express',
        name: 'Express',
        kind: 'delivery',
        rates: { by: 'order', price: 2_500 },
        freeOver: null,
        days: 2,
      },
    ],
  },
  { id: 'ak', name: 'Alaska', regions: [{ country: 'US', states: ['AK'] }], methods: [] },
];
const rate = (country: string, basisPoints: number, category = ''): TaxRate => ({
  id: `${country} ${category}`,
  name: category === '' ? 'VAT' : 'Reduced VAT',
  country,
  state: '',
  category,
  basisPoints,
  taxesShipping: country === 'DE',
});

const shop = (part: Partial<Settings>): Settings => ({ ...DEFAULT_SETTINGS, ...part });
const withZones = shop({ shippingZones: { version: 1, zones } });
const inEurope = shop({
  taxTable: { version: 1, pricesIncludeTax: true, rates: [rate('DE', 1_900), rate('DE', 700, 'books')] },
});
const TEXAS = { country: 'United States', state: 'Texas' };

const want = (productId: string, quantity = 1) => ({ productId, quantity, selection: NOTHING_SELECTED });

function offer(
  settings: Settings,
  address: { country: string; state: string } | null,
  { method = null, lines = [want('mug')], benefit = null }: Partial<OfferOptions> = {},
) {
  const quoted = quote(lines, products, settings, benefit, deliveryTo(settings, address, method));
  if (!quoted.ok) throw new Error(quoted.refusal.code);
  return quoted.quote;
}

type OfferOptions = {
  method: string | null;
  lines: ReturnType<typeof want>[];
  benefit: { shipsFree: boolean; discountBasisPoints: number } | null;
};

describe('an order to a place', () => {
  it('has the methods of its zone, the first preselected', () => {
    const { totals, delivery } = offer(withZones, TEXAS);
    expect(delivery).toMatchObject({ method: { id: 'standard' }, problem: null });
    expect(delivery?.methods.map(({ id, price }) => [id, price])).toEqual([
      ['standard', 500],
      ['express', 2_500],
    ]);
    expect(totals).toEqual({ subtotal: 2_000, shipping: 500, discount: 0, tax: 160, total: 2_660 });
  });

  it('is charged the wanted method', () => {
    expect(offer(withZones, TEXAS, { method: 'express' }).totals.shipping).toBe(2_500);
  });

  it('is charged by weight, and nothing over an amount after discounts', () => {
    expect(offer(withZones, TEXAS, { lines: [want('book', 2), want('mug')] }).totals.shipping).toBe(0);
    expect(offer(withZones, TEXAS, { lines: [want('book', 3)] }).totals.shipping).toBe(500);
    expect(offer(withZones, TEXAS, { lines: [want('book', 2), want('book')] }).totals.shipping).toBe(500);
    const benefit = { shipsFree: false, discountBasisPoints: 1_000 };
    const lines = [want('book', 2), want('mug')];
    // 41.40 less 10 % is 37.26, which is still over 37.00; less 11 % is not.
    expect(offer(withZones, TEXAS, { lines, benefit }).totals.shipping).toBe(0);
    const more = { ...benefit, discountBasisPoints: 1_100 };
    expect(offer(withZones, TEXAS, { lines, benefit: more }).totals.shipping).toBe(900);
  });

  it('says where the shop does not send', () => {
    const problemOf = (country: string, state: string) =>
      offer(withZones, { country, state }).delivery?.problem;
    expect(problemOf('Brazil', 'Bahia')).toMatchObject({ code: 'place_not_served', field: 'country' });
    expect(problemOf('United States', 'AK')).toMatchObject({ code: 'place_not_served', field: 'state' });
  });

  it('says that a method is not offered, and is priced with the first one', () => {
    const { delivery, totals } = offer(withZones, TEXAS, { method: 'removed' });
    expect(delivery).toMatchObject({
      method: { id: 'standard' },
      problem: { code: 'method_unavailable' },
    });
    expect(totals.shipping).toBe(500);
  });

  it('without an address is priced as one to the shop', () => {
    expect(offer(withZones, null)).toMatchObject({
      totals: { shipping: 500 },
      delivery: { problem: null },
    });
  });

  it('A2: in prices with tax, contains the tax of each rate and of shipping', () => {
    const lines = [want('mug'), want('book')];
    const quoted = offer(inEurope, { country: 'Germany', state: 'Bayern' }, { lines });
    // 19 % in 20.00 + 15.00, and 7 % in 10.70.
    expect(quoted.totals).toEqual({
      subtotal: 3_070,
      shipping: 1_500,
      discount: 0,
      tax: 559 + 70,
      total: 4_570,
    });
    expect(quoted.delivery?.taxes).toEqual([
      { name: 'VAT', rate: 1_900, taxable: 3_500, tax: 559 },
      { name: 'Reduced VAT', rate: 700, taxable: 1_070, tax: 70 },
    ]);
    const ofLines = quoted.lines.reduce((sum, { tax = 0 }) => sum + tax, 0);
    expect(ofLines + quoted.shippingTax).toBe(629);
    expect(quoted.taxIncluded).toBe(true);
  });

  it('where no rate applies is not taxed', () => {
    expect(offer(inEurope, { country: 'Japan', state: '' }).totals.tax).toBe(0);
  });
});

it('A5: a shop without zones and rates charges 15.00 and 8 %, wherever an order goes', () => {
  const anyLines = fc.array(
    fc.record({ id: fc.constantFrom('mug', 'book'), quantity: fc.integer({ min: 1, max: 50 }) }),
    { minLength: 1, maxLength: 10 },
  );
  const anyAddress = fc.record({ country: fc.constantFrom('Germany', 'x', ''), state: fc.string() });
  fc.assert(
    fc.property(anyLines, fc.option(anyAddress), (lines, address) => {
      expect(deliveryTo(DEFAULT_SETTINGS, address, 'any')).toBeNull();
      const wanted = lines.map(({ id, quantity }) => want(id, quantity));
      const { totals, lines: priced } = offer(DEFAULT_SETTINGS, address, { lines: wanted });
      expect(totals).toEqual(totalOrder(priced, DEFAULT_PRICING_RULES));
      expect(totals.shipping).toBe(1_500);
    }),
  );
});

it('A2: the total is the sum of its parts, wherever an order goes and however it is sent', () => {
  const anyShop = fc.record({
    pricesIncludeTax: fc.boolean(),
    rates: fc.subarray([rate('DE', 1_900), rate('DE', 700, 'books'), rate('US', 687.5), rate('*', 0)]),
    zones: fc.subarray(zones),
  });
  const anyAddress = fc.record({
    country: fc.constantFrom('Germany', 'United States', 'Japan'),
    state: fc.constantFrom('Texas', 'AK', ''),
  });
  const anyLine = fc.tuple(fc.constantFrom('mug', 'book'), fc.integer({ min: 1, max: 40 }));
  const anyBenefit = fc.record({
    shipsFree: fc.boolean(),
    discountBasisPoints: fc.integer({ min: 0, max: 10_000 }),
  });
  fc.assert(
    fc.property(
      anyShop,
      anyAddress,
      fc.array(anyLine, { minLength: 1, maxLength: 8 }),
      fc.option(anyBenefit),
      fc.constantFrom(null, 'express'),
      ({ zones, ...table }, address, wanted, benefit, method) => {
        const settings = shop({
          shippingZones: { version: 1, zones },
          taxTable: { version: 1, ...table },
        });
        const lines = wanted.map(([id, quantity]) => want(id, quantity));
        const quoted = offer(settings, address, { lines, benefit, method });
        const { subtotal, shipping, discount, tax, total } = quoted.totals;
        expect(total).toBe(subtotal + shipping - discount + (quoted.taxIncluded ? 0 : tax));
        expect(quoted.lines.reduce((sum, line) => sum + (line.tax ?? 0), quoted.shippingTax)).toBe(tax);
        expect(Math.min(subtotal, shipping, discount, tax, total)).toBeGreaterThanOrEqual(0);
        if (quoted.delivery) {
          expect(quoted.delivery.taxes.reduce((sum, part) => sum + part.tax, 0)).toBe(tax);
          if (quoted.delivery.method) expect(shipping).toBe(quoted.delivery.method.price);
        }
        const reversed = offer(settings, address, { lines: lines.toReversed(), benefit, method });
        expect(reversed.totals).toEqual(quoted.totals);
      },
    ),
  );
});
