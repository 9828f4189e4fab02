import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { emailAddress, optionalText, requiredText } from '../fields.ts';

export const stars = () =>
  z
    .number('Please select a rating')
    .check(
      z.int('A rating is 1 to 5 whole stars'),
      z.minimum(1, 'Please select a rating'),
      z.maximum(5, 'A rating is 1 to 5 whole stars'),
    );

/** A review by a shopper, who cannot mark it as verified. */
export const ReviewBody = z.object({
  userName: requiredText('Name'),
  userEmail: emailAddress(),
  rating: stars(),
  /** 'Review for {product name}' if empty. */
  title: optionalText(),
  comment: requiredText('Comment', LIMITS.text),
});
