import { expect, it, test } from 'vitest';
import { checkField, checkForm } from '../draft-form/form-definition.ts';
import { CONTACT_FORM } from './contact-form-definition.ts';

const draft = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  message: 'Does it whistle?',
};

it('the contact form accepts a complete message', () => {
  expect(checkForm(CONTACT_FORM, draft)).toEqual({ ok: true, form: draft });
});

test.each([
  ['firstName', '', 'First name is required'],
  ['lastName', ' ', 'Last name is required'],
  ['email', '', 'Email is required'],
  ['email', 'ada', 'Email is invalid'],
  ['phone', '', 'Phone number is required'],
  ['message', '', 'Message is required'],
] as const)('%s as %j: %s', (field, typed, message) => {
  const checked = checkForm(CONTACT_FORM, { ...draft, [field]: typed });
  expect(checked).toEqual({ ok: false, errors: { [field]: message }, first: field });
  expect(checkField(CONTACT_FORM, { ...draft, [field]: typed }, field)).toBe(message);
});

it('the check of the contact form returns the first invalid field in the order of the form', () => {
  expect(checkForm(CONTACT_FORM, { message: 'x' })).toMatchObject({ ok: false, first: 'firstName' });
  expect(checkForm(CONTACT_FORM, { ...draft, message: '', email: '' })).toMatchObject({
    ok: false,
    first: 'email',
  });
});
