import * as z from 'zod/mini';
import { call } from '../define-call.ts';
import { idParams } from '../ids.ts';
import { component } from '../openapi-component.ts';

/* The cards that the payment provider keeps for the address that this browser has proven last. */

/** What a shopper knows a card by; its number is the provider's alone. */
export const SavedCard = component('SavedCard', {
  /** Of the provider; a browser pays with it. */
  id: z.string(),
  /** As the provider names it: 'visa', 'mastercard', 'amex'. */
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
});

export type WireSavedCard = z.output<typeof SavedCard>;

export const listSavedCards = call({
  path: '/account/cards',
  summary: 'The cards that the payment provider keeps for the proven address, newest first',
  output: z.object({
    /** The proven address. */
    account: z.string(),
    cards: z.array(SavedCard),
  }),
  failures: [403],
});

export const removeSavedCard = call({
  method: 'DELETE',
  path: '/account/cards/{id}',
  summary: 'Remove a saved card from the payment provider',
  params: idParams,
  output: z.object({ deleted: z.literal(true) }),
  failures: [403, 404],
});
