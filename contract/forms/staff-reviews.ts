import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { emailAddress, requiredText } from '../fields.ts';
import { stars } from './reviews.ts';

/** The sent fields only. */
export const ReviewEdit = z.object({
  userName: z.optional(requiredText('Name')),
  userEmail: z.optional(emailAddress()),
  rating: z.optional(stars()),
  title: z.optional(requiredText('Title')),
  comment: z.optional(requiredText('Comment', LIMITS.text)),
  verified: z.optional(z.boolean()),
});

/** A review that staff add on behalf of a customer; every field is required (specification, section 5). */
export const StaffReviewForm = z.object({
  productId: requiredText('Product', LIMITS.id),
  userName: requiredText('Customer name'),
  userEmail: emailAddress(),
  rating: stars(),
  title: requiredText('Review title'),
  comment: requiredText('Comment', LIMITS.text),
  verified: z.boolean(),
});
