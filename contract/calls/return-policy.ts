import * as z from 'zod/mini';
import { sharedCall } from '../define-call.ts';

export const getReturnPolicy = sharedCall({
  path: '/settings/return-policy',
  summary: 'The return policy, if the seller wrote one',
  output: z.object({
    /** Paragraphs, separated by empty lines. */
    text: z.string(),
    /** Its formatting, if it was published as a page. */
    html: z.optional(z.string()),
    /** After the delivery, in which returns are taken; 0: they are not. */
    days: z.number(),
  }),
  failures: [404],
});
