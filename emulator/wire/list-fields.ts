import * as z from 'zod';
import { wholeNumber } from './fields.ts';

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;

/** In seconds since 1970, from the year 1970 to 5138. */
const time = wholeNumber(0, 99_999_999_999).optional();

/** The parameters that all of Stripe's lists have: https://docs.stripe.com/api/pagination. */
export const pageFields = {
  limit: wholeNumber(1, MAX_LIMIT).default(DEFAULT_LIMIT),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  /** A time, or bounds of it. */
  created: z
    .preprocess(
      (given) => (typeof given === 'string' ? { gte: given, lte: given } : given),
      z.strictObject({ gt: time, gte: time, lt: time, lte: time }),
    )
    .optional(),
};

export type PageFields = z.output<z.ZodObject<typeof pageFields>>;
