import { expect, it } from 'vitest';
import { whyNotSent } from './send-picture.ts';

it('accepts only files that can be pictures', () => {
  expect(whyNotSent({ type: 'image/webp', size: 10_000_000 })).toBeNull();
  expect(whyNotSent({ type: 'image/svg+xml', size: 10 })).toMatch(/^Only JPEG/);
  expect(whyNotSent({ type: '', size: 10 })).toMatch(/^Only JPEG/);
  expect(whyNotSent({ type: 'image/png', size: 10_000_001 })).toBe('Larger than 10 MB.');
});
