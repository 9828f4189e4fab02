import * as z from 'zod/mini';
import { staffCall } from '../define-call.ts';

export const uploadPicture = staffCall({
  method: 'POST',
  path: '/uploads',
  summary: 'Keep a picture (JPEG, PNG, WebP or AVIF, not animated) in the sizes the shop shows',
  body: z.instanceof(Blob),
  accepts: 'image/*',
  output: z.object({
    /** Value for a product's `image` or `gallery`. */
    address: z.string(),
    width: z.number(),
    height: z.number(),
  }),
  status: 201,
});
