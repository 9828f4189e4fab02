import * as z from 'zod/mini';
import { DISCOUNT_CLASSES, DISCOUNT_KINDS, SCOPES } from '#domain/discounts/discount.ts';
import { DISCOUNT_LIMITS } from '#domain/discounts/discount-limits.ts';
import { mapFields } from '#domain/fields/field.ts';
import { LIMITS } from '#domain/limits.ts';
import { optionalText, requiredText, text, timestamp } from '../fields.ts';
import { sentMoney } from '../money.ts';

/** Names of categories, or ids, in the scope of a discount. */
export const MAX_SCOPE = 500;

/** The fields of a discount; `checkDiscount` has their limits, for the form and for the server. */
export const DISCOUNT_FIELDS = {
  /** Null or empty: it applies by itself. */
  code: optionalText(LIMITS.code),
  title: requiredText('Title', 100),
  kind: z.enum(DISCOUNT_KINDS),
  /** Percent off (for `buy_get`: off the free pieces) or dollars; absent for free shipping. */
  value: z.optional(z.nullable(z.number())),
  /** The numbers of pieces to buy and of those discounted in return; only for `buy_get`. */
  buy: z.optional(z.nullable(z.number())),
  get: z.optional(z.nullable(z.number())),
  /** The products that the discount applies to. Default: everything, also written as 'all'. */
  scope: z.optional(
    z.union([
      z.pipe(
        z.literal('all'),
        z.transform(() => ({ of: 'all' as const, values: [] as string[] })),
      ),
      z.object({
        of: z.enum(SCOPES),
        /** Names of categories, or ids of the others; empty for all. */
        values: z.array(text(LIMITS.id)).check(z.maxLength(MAX_SCOPE, `At most ${MAX_SCOPE}`)),
      }),
    ]),
  ),
  ...mapFields(DISCOUNT_LIMITS, ({ kind }) =>
    z.optional(z.nullable(kind === 'cents' ? sentMoney({ label: 'Minimum' }) : z.number())),
  ),
  startsAt: z.optional(z.nullable(timestamp)),
  /** The time from which the discount no longer applies. */
  endsAt: z.optional(z.nullable(timestamp)),
  /** Two discounts combine if each has the class of the other. */
  combinesWith: z.optional(z.array(z.enum(DISCOUNT_CLASSES)).check(z.maxLength(3))),
};
