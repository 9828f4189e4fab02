import * as z from 'zod/mini';
import { MAX_LINES } from '#domain/limits.ts';
import { readChoice } from '#domain/orders/choice-words.ts';
import { call } from '../define-call.ts';
import { emailAddress, requiredText } from '../fields.ts';
import { Cart } from './cart.ts';
import { lineFields } from './order-body.ts';

export const askForReminder = call({
  method: 'PUT',
  path: '/cart/reminder',
  summary: 'Allow or forbid one mail about a checkout that is not finished, where the shop sends them',
  body: z.object({
    email: emailAddress(),
    allowed: z.boolean(),
    /** The lines about to be ordered. Default: the cart of this browser. */
    lines: z.optional(
      z.array(z.pipe(z.object(lineFields), z.transform(readChoice))).check(z.maxLength(MAX_LINES)),
    ),
  }),
  /** Always the same answer: it does not reveal whether the email gets a reminder. */
  output: z.object({ noted: z.literal(true) }),
});

/** The token of a mail. */
const mailToken = z.object({ token: requiredText('Token', 2_000) });

export const restoreCart = call({
  method: 'POST',
  path: '/cart/restore',
  summary: 'Put what a reminder is about into the cart; repeating it adds nothing',
  body: mailToken,
  output: Cart,
  failures: [404, 409],
  creates: true,
});

export const stopCartReminders = call({
  method: 'POST',
  path: '/cart/reminder/stop',
  summary: 'Never remind an address of a checkout again, by the token of a mail',
  body: mailToken,
  output: z.object({ stopped: z.literal(true) }),
  failures: [409],
});
