import * as z from 'zod/mini';
import { emailAddress, phoneNumber, requiredText } from '../fields.ts';

/** Who becomes a member, with the spec's messages (spec 5). */
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

/** The whole form of a membership. Whose card it is goes to the payment provider alone, as the card does. */
export const MembershipForm = z.extend(MemberDetails, { cardholderName: requiredText('Cardholder name') });

export type MembershipForm = z.output<typeof MembershipForm>;
