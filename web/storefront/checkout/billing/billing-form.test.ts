import { describe, expect, it } from 'vitest';
import { checkField, checkForm, type Draft } from '../../draft-form/form-definition.ts';
import { BILLING_FORM, type BillingField } from './billing-form.ts';

const checkBilling = (draft: Draft<BillingField>) => checkForm(BILLING_FORM, draft);
const checkBillingField = (draft: Draft<BillingField>, field: BillingField) =>
  checkField(BILLING_FORM, draft, field);

const ada = {
  name: 'Ada Lovelace',
  address: '12 St James Square',
  country: 'United Kingdom',
  state: 'London',
  city: 'London',
  zip: 'SW1Y 4JH',
  email: 'ada@example.com',
  phone: '+44 20 7946 0958',
};

describe('the billing form accepts', () => {
  it('details without a company', () => {
    expect(checkBilling(ada)).toEqual({ ok: true, form: { ...ada, companyName: null } });
  });

  it('details with a company, trimmed', () => {
    const checked = checkBilling({ ...ada, name: '  Ada ', companyName: ' Engines Ltd ' });
    expect(checked).toMatchObject({ ok: true, form: { name: 'Ada', companyName: 'Engines Ltd' } });
  });
});

describe('the billing form refuses', () => {
  it.each([
    ['name', 'Name is required'],
    ['address', 'Address is required'],
    ['country', 'Country is required'],
    ['state', 'State is required'],
    ['city', 'City is required'],
    ['zip', 'ZIP code is required'],
    ['email', 'Email is required'],
    ['phone', 'Phone number is required'],
  ] as const)('an empty %s: %s', (field, message) => {
    const texan = { ...ada, country: 'United States', state: 'TX', zip: '75001' };
    expect(checkBilling({ ...texan, [field]: '  ' })).toEqual({
      ok: false,
      errors: { [field]: message },
      first: field,
    });
    expect(checkBillingField({ ...texan, [field]: '' }, field)).toBe(message);
  });

  it.each(['ada', 'ada@', '@example.com', 'ada@example', 'a b@example.com'])('the email %s', (email) => {
    expect(checkBilling({ ...ada, email })).toMatchObject({
      ok: false,
      errors: { email: 'Email is invalid' },
    });
  });

  it('empty fields, with a message for each required one', () => {
    const empty = Object.fromEntries(BILLING_FORM.fields.map((field) => [field, '']));
    expect(checkBilling(empty)).toEqual(checkBilling({}));
    const checked = checkBilling({});
    const wrong = checked.ok ? [] : Object.keys(checked.errors);
    expect(wrong.sort()).toEqual(BILLING_FORM.fields.filter((field) => field !== 'companyName').sort());
  });
});

it('an invalid field causes no errors of other fields', () => {
  expect(checkBillingField({ ...ada, email: 'x' }, 'name')).toBeNull();
  expect(checkBillingField({ ...ada, email: 'x' }, 'companyName')).toBeNull();
});
