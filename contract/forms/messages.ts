import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { emailAddress, phoneNumber, requiredText } from '../fields.ts';

/** The contact form, with the messages of section 5 of the specification. */
export const ContactForm = z.object({
  firstName: requiredText('First name'),
  lastName: requiredText('Last name'),
  email: emailAddress(),
  phone: phoneNumber(),
  message: requiredText('Message', LIMITS.text),
});

export type ContactForm = z.output<typeof ContactForm>;

/** An answer by staff. */
export const AnswerForm = z.object({ text: requiredText('Answer', LIMITS.text) });
