import { describe, expect, it } from 'vitest';
import { ShippingForm } from '#contract/forms/shipping.ts';
import { SHIPPING_PRESETS } from '#domain/shipping/shipping-presets.ts';
import {
  checkShipping,
  describeZone,
  type MethodEntry,
  readZones,
  toShippingBody,
  toShippingValues,
} from './shipping-form-values.ts';

const method: MethodEntry = {
  key: 'm',
  id: 'm1',
  name: 'Standard',
  kind: 'delivery',
  by: 'order',
  price: '15.00',
  steps: [],
  freeOver: '',
  days: '5',
};
const valuesWith = (part: Partial<MethodEntry> = {}) => ({
  entries: [
    {
      key: 'z',
      id: 'z1',
      name: 'Home',
      regions: [{ key: 'US', country: 'US', states: ['TX'] }],
      methods: [{ ...method, ...part }],
    },
  ],
  rest: null,
});

describe('the shipping form', () => {
  it('sends what is typed', () => {
    const byWeight = {
      by: 'weight' as const,
      steps: [
        { key: '0', from: '0', price: '5' },
        { key: '1', from: '1,000', price: '$7.50' },
      ],
      freeOver: '50',
    };
    expect(toShippingBody(valuesWith(byWeight)).zones[0]?.methods[0]).toEqual({
      id: 'm1',
      name: 'Standard',
      kind: 'delivery',
      rates: {
        by: 'weight',
        steps: [
          { fromGrams: 0, price: 500 },
          { fromGrams: 1_000, price: 750 },
        ],
      },
      freeOver: 5_000,
      days: 5,
    });
    expect(readZones(valuesWith(byWeight))?.[0]?.methods[0]?.rates).toEqual({
      by: 'weight',
      steps: [
        { from: 0, price: 500 },
        { from: 1_000, price: 750 },
      ],
    });
  });

  it.each<[Partial<MethodEntry>, string, string]>([
    [{ price: '12,50' }, 'rates.price', 'The price is unclear: write it like 1,299.50'],
    [{ price: '-1' }, 'rates.price', 'The price cannot be negative'],
    [{ price: '' }, 'rates.price', 'The price must be an amount such as 15.00'],
    [{ days: '-1' }, 'days', 'Days must be a whole number from 0 to 365'],
    [{ freeOver: 'much' }, 'freeOver', 'The amount must be an amount such as 15.00'],
    [{ by: 'subtotal', steps: [] }, 'rates.steps', 'Add a row'],
    [
      { by: 'subtotal', steps: [{ key: '0', from: '10', price: '5' }] },
      'rates.steps.0.fromAmount',
      'The first row starts at 0',
    ],
  ])('has the message of %j at its field', (part, field, message) => {
    const checked = checkShipping(valuesWith(part));
    expect(checked).toEqual({ ok: false, errors: { [`zones.0.methods.0.${field}`]: message } });
    expect(readZones(valuesWith(part))).toBeNull();
  });

  it('reads back what was saved', () => {
    const saved = ShippingForm.parse(toShippingBody(valuesWith()));
    const zones = saved.zones.map((zone) => ({
      ...zone,
      id: 'z1',
      methods: zone.methods.map((each) => ({ ...each, id: 'm1', freeOver: each.freeOver ?? null })),
    }));
    expect(toShippingBody(toShippingValues({ zones }))).toEqual(toShippingBody(valuesWith()));
  });

  it('describes a zone in words', () => {
    const [zone] = valuesWith().entries;
    expect(zone && describeZone(zone)).toBe('Home (Texas, United States): Standard $15.00, 5 days');
  });

  it('takes every preset', () => {
    for (const { zones } of SHIPPING_PRESETS)
      expect(zones.every(({ methods }) => methods.length > 0)).toBe(true);
  });
});
