import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { MONEY_CHOICES } from '#domain/orders/kept-money.ts';
import { optionalText } from './fields.ts';

/** What becomes of the money of a paid order that staff end. */
export const moneyChoice = {
  /**
   * `refund`: by the payment provider, the default of cancellations; `returned`: staff returned it another
   * way; `owed`, the default elsewhere: it is shown as owed until it is returned.
   */
  money: z.optional(z.enum(MONEY_CHOICES, 'Choose what becomes of the money')),
  /** How staff returned it: 'Bank transfer'. */
  way: optionalText(LIMITS.line),
};

/** What staff confirm when they send an order whose payment is disputed. */
export const sendingConfirmation = {
  /** True to send it although a bank decides about its payment; 409 otherwise. */
  evenIfDisputed: z.optional(z.boolean()),
};
