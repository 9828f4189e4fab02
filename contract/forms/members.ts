import * as z from 'zod/mini';
import { emailAddress, phoneNumber, requiredText } from '../fields.ts';

/** The buyer of a membership, with the messages of section 5 of the specification. */
export const MemberDetails = z.object({
  fullName: requiredText('Full name'),
  email: emailAddress(),
  phone: phoneNumber(),
  address: requiredText('Address'),
  city: requiredText('City'),
  state: requiredText('State'),
  postalCode: requiredText('Postal code', 20),
});

export type MemberDetails = z.output<typeof MemberDetails>;

/** The membership form. The cardholder's name goes to the payment provider only. */
export const MembershipForm = z.extend(MemberDetails, { cardholderName: requiredText('Cardholder name') });

export type MembershipForm = z.output<typeof MembershipForm>;
