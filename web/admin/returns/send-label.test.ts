import { expect, test } from 'vitest';
import { whyNoLabel } from './send-label.ts';

test.each([
  ['application/pdf', 20_000, null],
  ['image/png', 5_000_000, null],
  ['image/jpeg', 1, null],
  ['image/webp', 1, null],
  ['application/pdf', 5_000_001, 'The label is larger than 5 MB.'],
  ['image/avif', 1, 'A label is a PDF, or a PNG, JPEG or WebP picture.'],
  ['image/svg+xml', 1, 'A label is a PDF, or a PNG, JPEG or WebP picture.'],
  ['', 1, 'A label is a PDF, or a PNG, JPEG or WebP picture.'],
])('a file of type %j with %d bytes: %j', (type, size, problem) => {
  expect(whyNoLabel({ type, size })).toBe(problem);
});
