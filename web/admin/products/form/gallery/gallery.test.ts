import { expect, it, test } from 'vitest';
import { moveItem } from './move-item.ts';
import { whyNotSent } from './send-picture.ts';

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 1, 'bac'],
])('moves from %d to %d', (from, to, expected) => {
  expect(moveItem([...'abc'], from, to).join('')).toBe(expected);
});

it('sends only what can be a picture', () => {
  expect(whyNotSent({ type: 'image/webp', size: 10_000_000 })).toBeNull();
  expect(whyNotSent({ type: 'image/svg+xml', size: 10 })).toMatch(/^Only JPEG/);
  expect(whyNotSent({ type: '', size: 10 })).toMatch(/^Only JPEG/);
  expect(whyNotSent({ type: 'image/png', size: 10_000_001 })).toBe('Larger than 10 MB.');
});
