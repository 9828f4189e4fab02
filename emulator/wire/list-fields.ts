import * as z from 'zod';
import { wholeNumber } from './fields.ts';

/* The parameters all of Stripe's lists have: https://docs.stripe.com/api/pagination. */

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;

/** In seconds since 1970, from the year 1970 to 5138. */
const time = wholeNumber(0, 99_999_999_999).optional();

/** A time, or bounds of it. */
const createdRange = z
  .preprocess(
    (given) => (typeof given === 'string' ? { gte: given, lte: given } : given),
    z.strictObject({ gt: time, gte: time, lt: time, lte: time }),
  )
  .optional();

export type CreatedRange = z.output<typeof createdRange>;

export const pageFields = {
  limit: wholeNumber(1, MAX_LIMIT).default(DEFAULT_LIMIT),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  created: createdRange,
};

export type PageFields = {
  limit: number;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
  created?: CreatedRange;
};
