import * as z from 'zod/mini';
import { emailAddress, optionalText } from '../fields.ts';

/** A new account for the back office; without a name the address stands for it. */
export const StaffAccountForm = z.object({ email: emailAddress(), name: optionalText() });
