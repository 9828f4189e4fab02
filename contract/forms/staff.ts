import * as z from 'zod/mini';
import { emailAddress, optionalText } from '../fields.ts';

/** The address of a new account: one that the library of the sign-in takes for an address, too. */
export function staffAddress() {
  return emailAddress().check(z.regex(z.regexes.email, 'Email is invalid'));
}

/** A new staff account; the name defaults to the email. */
export const StaffAccountForm = z.object({ email: staffAddress(), name: optionalText() });
