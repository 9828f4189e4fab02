import { expect, it, test } from 'vitest';
import { checkContact, checkContactField } from './check-contact.ts';

const draft = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  message: 'Does it whistle?',
};

it('takes a message that is complete', () => {
  expect(checkContact(draft)).toEqual({ ok: true, form: draft });
});

test.each([
  ['firstName', '', 'First name is required'],
  ['lastName', ' ', 'Last name is required'],
  ['email', '', 'Email is required'],
  ['email', 'ada', 'Email is invalid'],
  ['phone', '', 'Phone number is required'],
  ['message', '', 'Message is required'],
] as const)('%s as %j: %s', (field, typed, message) => {
  const checked = checkContact({ ...draft, [field]: typed });
  expect(checked).toEqual({ ok: false, errors: { [field]: message }, first: field });
  expect(checkContactField({ ...draft, [field]: typed }, field)).toBe(message);
});

it('names the first that is wrong, as they stand in the form', () => {
  expect(checkContact({ message: 'x' })).toMatchObject({ ok: false, first: 'firstName' });
  expect(checkContact({ ...draft, message: '', email: '' })).toMatchObject({ ok: false, first: 'email' });
});
