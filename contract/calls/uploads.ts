import * as z from 'zod/mini';
import { staffUpload } from '../define-call.ts';

export const uploadPicture = staffUpload({
  path: '/uploads',
  tag: 'Products',
  summary: 'Keep a picture (JPEG, PNG, WebP or AVIF, not animated) in the sizes the shop shows',
  output: z.object({
    /** What a product's `image` or `gallery` takes. */
    address: z.string(),
    width: z.number(),
    height: z.number(),
  }),
  failures: [],
});
