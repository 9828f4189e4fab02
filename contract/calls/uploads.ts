import * as z from 'zod/mini';
import { staffCall } from '../define-call.ts';
import { PICTURE_FILE } from '../file-bodies.ts';

export const uploadPicture = staffCall({
  method: 'POST',
  path: '/uploads',
  summary: 'Upload a picture (JPEG, PNG, WebP or AVIF, not animated); stored in all sizes of the shop',
  body: z.instanceof(Blob),
  accepts: PICTURE_FILE,
  output: z.object({
    /** Value for a product's `image` or `gallery`, or a collection's `image`. */
    address: z.string(),
    width: z.number(),
    height: z.number(),
  }),
  status: 201,
});
