import * as z from 'zod/mini';
import { emailAddress, optionalText, phoneNumber, requiredText } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/*
 * What people fill in. The only schemas that browsers load: calls reach them as method and path alone (vite.config.ts).
 */

/** The billing form of the checkout, with the spec's messages (spec 5). */
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

/** What a visitor writes to the shop, with the spec's messages (spec 5). */
export const ContactForm = z.object({
  firstName: requiredText('First name'),
  lastName: requiredText('Last name'),
  email: emailAddress(),
  phone: phoneNumber(),
  message: requiredText('Message', LIMITS.text),
});

export type ContactForm = z.output<typeof ContactForm>;

/** Whole stars, 1 to 5. */
export const stars = () =>
  z
    .number('Please select a rating')
    .check(
      z.int('A rating is 1 to 5 whole stars'),
      z.minimum(1, 'Please select a rating'),
      z.maximum(5, 'A rating is 1 to 5 whole stars'),
    );

/** What a person says of a product. Whether it is verified is not theirs to say. */
export const ReviewBody = z.object({
  userName: requiredText('Name'),
  userEmail: emailAddress(),
  rating: stars(),
  /** Empty: 'Review for {product name}'. */
  title: optionalText(),
  comment: requiredText('Comment', LIMITS.text),
});
