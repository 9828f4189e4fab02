import * as z from 'zod/mini';
import { emailAddress, optionalText } from '../fields.ts';

/** A new staff account; the name defaults to the email. */
export const StaffAccountForm = z.object({ email: emailAddress(), name: optionalText() });
