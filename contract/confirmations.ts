import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { MONEY_CHOICES } from '#domain/orders/kept-money.ts';
import { optionalText } from './fields.ts';

/** The choice of what happens to the money when staff end a paid order. */
export const moneyChoice = {
  /**
   * `refund`: the payment provider refunds it (default of cancellations); `returned`: staff returned it
   * another way; `owed`: the shop owes it until it is returned (default elsewhere).
   */
  money: z.optional(z.enum(MONEY_CHOICES, 'Choose what becomes of the money')),
  /** The way in which staff returned the money: 'Bank transfer'. */
  way: optionalText(LIMITS.line),
};

/** The confirmation to send an order whose payment is disputed. */
export const sendingConfirmation = {
  /** True to send the order although its payment is disputed; 409 otherwise. */
  evenIfDisputed: z.optional(z.boolean()),
};
