import { describe, expect, it, test } from 'vitest';
import type { WireSettings } from '#contract/calls/settings.ts';
import { DEFAULT_COMPANY } from '#domain/settings/company.ts';
import {
  checkSettings,
  diffSettings,
  isChanged,
  type SettingsFormValues,
  serializeSetting,
  settingsToValues,
} from './settings-form-values.ts';

const saved: WireSettings = {
  company: DEFAULT_COMPANY,
  exampleTexts: true,
  offerMemberships: true,
  timeZone: 'UTC',
  shipping: 1_500,
  freeShippingOver: null,
  taxRate: 0.0825,
  deliveryDays: 5,
  returnDays: 30,
  returnPolicy: 'Send it back.',
  lowStockThreshold: 5,
  acceptUnpaidOrders: true,
  unpaidOrderHours: 72,
  countedReviews: 'all',
  holdReviews: false,
  offerInvoices: false,
  remindUnfinished: false,
  colors: [{ name: 'Gold', price: 7_500 }],
  specifications: [{ name: 'Weight', value: '1 kg' }],
  features: ['Wireless'],
  changedAt: null,
};
const values = settingsToValues(saved);

describe('the form of the settings', () => {
  it('sends a changed return policy alone, without spaces around it', () => {
    const checked = checkSettings({ ...values, returnPolicy: ' One\n\nTwo\n' });
    expect(checked.ok && diffSettings(saved, checked.body)).toEqual({ returnPolicy: 'One\n\nTwo' });
  });

  it('shows amounts with cents and the tax rate in percent', () => {
    expect(values).toMatchObject({ shipping: '15.00', freeShippingOver: '', taxRate: '8.25' });
  });

  it('is unchanged at first', () => {
    const checked = checkSettings(values);
    expect(checked).toMatchObject({ ok: true });
    expect(isChanged(saved, values)).toBe(false);
  });

  it('is unchanged at first in a shop that has no address yet', () => {
    const empty = { ...saved, company: { ...DEFAULT_COMPANY, country: '', street: '', city: '' } };
    expect(isChanged(empty, settingsToValues(empty))).toBe(false);
    expect(isChanged(empty, { ...settingsToValues(empty), 'company.city': 'Porto' })).toBe(true);
  });

  test.each(['0', '0.07', '7.25', '8.25', '19.99', '33.33', '100'])('takes %s %% tax as it is', (percent) => {
    const checked = checkSettings({ ...values, taxRate: percent });
    expect(checked.ok && checked.body.taxRate).toBeCloseTo(Number(percent) / 100, 10);
  });

  it('reads amounts as people write them', () => {
    const typed = {
      shipping: '$1,299.50',
      freeShippingOver: ' 1,000 ',
      taxRate: '8.25 %',
      lowStockThreshold: '1,000',
    };
    const checked = checkSettings({ ...values, ...typed });
    const understood = {
      shipping: 129_950,
      freeShippingOver: 100_000,
      taxRate: 0.0825,
      lowStockThreshold: 1_000,
    };
    expect(checked).toMatchObject({ ok: true, body: understood });
  });

  it('sends only what differs', () => {
    const checked = checkSettings({ ...values, shipping: '12', freeShippingOver: '50' });
    expect(checked.ok && diffSettings(saved, checked.body)).toEqual({
      shipping: 1_200,
      freeShippingOver: 5_000,
    });
  });

  it('counts an invalid value as a change', () => {
    expect(isChanged(saved, { ...values, shipping: 'free' })).toBe(true);
  });
});

test.each<[string, string, Partial<SettingsFormValues>]>([
  ['shipping', 'Shipping must be an amount such as 15.00', { shipping: '' }],
  ['shipping', 'Shipping cannot be negative', { shipping: '-1' }],
  ['shipping', 'Shipping can have two decimals at most', { shipping: '1.234' }],
  ['freeShippingOver', 'The amount must be an amount such as 15.00', { freeShippingOver: 'fifty' }],
  ['taxRate', 'The tax rate must be a percentage such as 8', { taxRate: '' }],
  ['shipping', 'Shipping is unclear: write it like 1,299.50', { shipping: '12,50' }],
  ['freeShippingOver', 'The amount must be less than $100,000', { freeShippingOver: '100000' }],
  ['taxRate', 'The tax rate must be a percentage such as 8 or 8.25', { taxRate: '8,25' }],
  [
    'lowStockThreshold',
    'The threshold must be a whole number from 0 to 1,000,000',
    { lowStockThreshold: '1e3' },
  ],
  [
    'colors.0.price',
    'The surcharge is unclear: write it like 1,299.50',
    { colors: [{ key: '0', name: 'Red', price: '1,2,3' }] },
  ],
  ['taxRate', 'The tax rate can be 100 % at most', { taxRate: '101' }],
  ['deliveryDays', 'Delivery days must be a whole number from 0 to 365', { deliveryDays: '1.5' }],
  ['company.email', 'Email is invalid', { 'company.email': 'x' }],
  [
    'colors.0.price',
    'The surcharge must be an amount such as 15.00',
    { colors: [{ key: '0', name: 'Red', price: '' }] },
  ],
  [
    'features.1',
    'warm is there twice',
    {
      features: [
        { key: '0', text: 'Warm' },
        { key: '1', text: 'warm ' },
      ],
    },
  ],
])('reports at %s: %s', (field, message, wrong) => {
  expect(checkSettings({ ...values, ...wrong })).toEqual({ ok: false, errors: { [field]: message } });
});

it('compares lists without what names their rows on the screen', () => {
  const [color] = values.colors;
  if (!color) throw new Error('A color is there');
  const renamed = { ...values, colors: [{ ...color, key: 'other' }] };
  expect(serializeSetting(renamed, 'colors')).toBe(serializeSetting(values, 'colors'));
  expect(serializeSetting({ ...values, 'company.city': 'Salem' }, 'company.city')).not.toBe(
    serializeSetting(values, 'company.city'),
  );
});
