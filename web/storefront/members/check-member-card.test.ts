import { expect, test } from 'vitest';
import { checkForm } from '../draft-form/form-definition.ts';
import { checkMemberCard } from './check-member-card.ts';
import { MEMBER_FORM } from './member-form-definition.ts';

const NOW = new Date('2026-06-15T12:00:00Z');
const card = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' };

test.each([
  ['number', '', 'Card number is required'],
  ['number', '4242 4242 4242 424', 'Card number must be 16 digits'],
  ['number', '3782 822463 10005', 'Card number must be 16 digits'],
  ['number', '42424242424242ab', 'Card number must be 16 digits'],
  ['number', '4242 4242 4242 4241', 'Card number is not valid'],
  ['number', '4242424242424242', null],
  ['number', '4242 4242 4242 4242', null],
  ['expiry', '', 'Expiry date is required'],
  ['expiry', '124', 'Expiry date must be in MM/YY format'],
  ['expiry', '1240', null],
  ['expiry', '12/2040', null],
  ['expiry', '13/40', 'Expiry date must be in MM/YY format'],
  ['expiry', '05/26', 'This card has expired'],
  ['expiry', '06/26', null],
  ['cvc', '', 'CVC is required'],
  ['cvc', '12', 'CVC must be 3 or 4 digits'],
  ['cvc', '12345', 'CVC must be 3 or 4 digits'],
  ['cvc', '12a', 'CVC must be 3 or 4 digits'],
  ['cvc', '1234', null],
] as const)('of a card with the %s %j it says %j', (field, value, message) => {
  expect(checkMemberCard({ ...card, [field]: value }, field, NOW)).toBe(message);
});

test('an empty form has the specified message for every field, and the first field as the first invalid one', () => {
  expect(checkForm(MEMBER_FORM, {})).toEqual({
    ok: false,
    first: 'fullName',
    errors: {
      fullName: 'Full name is required',
      email: 'Email is required',
      phone: 'Phone number is required',
      address: 'Address is required',
      city: 'City is required',
      state: 'State is required',
      postalCode: 'Postal code is required',
      cardholderName: 'Cardholder name is required',
    },
  });
});
