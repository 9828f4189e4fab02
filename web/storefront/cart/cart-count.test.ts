import { expect, test } from 'vitest';
import { readCartCount } from './cart-count.ts';

test.each([
  ['', 0],
  ['marigold_cart_count=3', 3],
  ['other=1; marigold_cart_count=12; more=2', 12],
  ['other_marigold_cart_count=3', 0],
  ['marigold_cart_count=many', 0],
  ['marigold_cart_count=12345678', 0],
])('the cookies %o have %i pieces', (cookies, count) => expect(readCartCount(cookies)).toBe(count));
