import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { emailAddress, optionalText, requiredText } from '../fields.ts';

/** Whole stars, 1 to 5. */
export const stars = () =>
  z
    .number('Please select a rating')
    .check(
      z.int('A rating is 1 to 5 whole stars'),
      z.minimum(1, 'Please select a rating'),
      z.maximum(5, 'A rating is 1 to 5 whole stars'),
    );

/** What a person says of a product. Whether it is verified is not theirs to say. */
export const ReviewBody = z.object({
  userName: requiredText('Name'),
  userEmail: emailAddress(),
  rating: stars(),
  /** Empty: 'Review for {product name}'. */
  title: optionalText(),
  comment: requiredText('Comment', LIMITS.text),
});
