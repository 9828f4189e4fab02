import * as z from 'zod/mini';
import { checkedAddress, countryField, postalCodeField, stateField } from '../address.ts';
import { emailAddress, optionalText, phoneNumber, requiredText } from '../fields.ts';

/** The fields of the checkout form. */
export const checkoutFields = {
  name: requiredText('Name'),
  companyName: optionalText(),
  address: requiredText('Address'),
  country: countryField(),
  state: stateField(),
  city: requiredText('City'),
  zip: postalCodeField(),
  email: emailAddress(),
  phone: phoneNumber(),
};

/** The billing form of the checkout, with the messages of section 5 of the specification. */
export const CheckoutForm = checkedAddress(z.object(checkoutFields), 'zip');

export type CheckoutForm = z.output<typeof CheckoutForm>;

const { name, companyName, country, state, zip, email } = checkoutFields;

/** The same for an order without shipping: its place decides on the tax and is on the invoice. */
export const UnshippedCheckoutForm = z.pipe(
  checkedAddress(z.object({ name, companyName, country, state, zip, email }), 'zip'),
  z.transform((form): CheckoutForm => ({ ...form, address: '', city: '', phone: '' })),
);
