import { MAX_LABEL_BYTES, MAX_PICTURE_BYTES, PICTURE_TYPES } from '#domain/limits.ts';
import { LABEL_TYPES } from '#domain/returns/label.ts';
import type { FileBody } from './define-call.ts';

/** A picture of a product. */
export const PICTURE_FILE: FileBody = {
  types: PICTURE_TYPES,
  maxBytes: MAX_PICTURE_BYTES,
  wrongType: 'Only JPEG, PNG, WebP and AVIF pictures can be uploaded.',
  tooLarge: `The picture is larger than ${MAX_PICTURE_BYTES / 1_000_000} MB.`,
};

/** A shipping label. */
export const LABEL_FILE: FileBody = {
  types: LABEL_TYPES,
  maxBytes: MAX_LABEL_BYTES,
  wrongType: 'A label is a PDF, or a PNG, JPEG or WebP picture.',
  tooLarge: `The label is larger than ${MAX_LABEL_BYTES / 1_000_000} MB.`,
};
