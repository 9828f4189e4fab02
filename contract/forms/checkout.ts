import * as z from 'zod/mini';
import { emailAddress, optionalText, phoneNumber, requiredText } from '../fields.ts';

/** The billing form of the checkout, with the messages of spec 5. */
export const CheckoutForm = z.object({
  name: requiredText('Name'),
  companyName: optionalText(),
  address: requiredText('Address'),
  country: requiredText('Country'),
  state: requiredText('State'),
  city: requiredText('City'),
  zip: requiredText('ZIP code', 20),
  email: emailAddress(),
  phone: phoneNumber(),
});

export type CheckoutForm = z.output<typeof CheckoutForm>;
