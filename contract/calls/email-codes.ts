import * as z from 'zod/mini';
import { codeProblem, readCode } from '#domain/email-codes/email-code.ts';
import { call } from '../define-call.ts';
import { emailAddress, optionalText, timestamp } from '../fields.ts';

/** An email address, or the sealed email that came with a masked one. */
const Recipient = z.object({ email: z.optional(emailAddress()), sealedEmail: optionalText(1_000) });

const isOne = ({ email, sealedEmail }: { email?: string | undefined; sealedEmail: string | null }) =>
  (email === undefined) !== (sealedEmail === null);

const requireOneRecipient = <Schema extends typeof Recipient>(schema: Schema) =>
  schema.check(z.refine(isOne, { path: ['email'], message: 'Email is required' }));

const code = z.pipe(
  z.string('Please enter the code').check(z.maxLength(100, 'The code has 6 digits')),
  z.transform((typed, context) => {
    const message = codeProblem(typed);
    if (message === null) return readCode(typed);
    context.issues.push({ code: 'custom', input: typed, message });
    return z.NEVER;
  }),
);

export const sendEmailCode = call({
  method: 'POST',
  path: '/email-codes',
  summary: 'Mail a code to an address',
  body: requireOneRecipient(Recipient),
  output: z.object({
    /** The masked email address: 'a•••@e•••'. */
    sentTo: z.string(),
    expiresAt: timestamp,
    /** The code itself; only in a demo, which sends no mail. */
    demoCode: z.optional(z.string()),
  }),
  failures: [409],
  creates: true,
});

export const confirmEmailCode = call({
  method: 'POST',
  path: '/email-codes/confirm',
  summary: 'Confirm a code; proves the address for this browser for a day',
  body: requireOneRecipient(z.extend(Recipient, { code })),
  output: z.object({ provenUntil: timestamp }),
  failures: [409],
});
