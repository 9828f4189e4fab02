import * as z from 'zod/mini';
import { call } from '../define-call.ts';
import { idParams } from '../ids.ts';
import { component } from '../openapi-component.ts';

/* The cards that the payment provider keeps for the address that this browser has proven last. */

/** A saved card as shown to its owner; the provider keeps the number. */
export const SavedCard = component('SavedCard', {
  /** The provider's payment method id, with which a browser pays. */
  id: z.string(),
  /** The provider's name of the brand: 'visa', 'mastercard', 'amex'. */
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
    /** The proven email. */
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
