import { expect, it } from 'vitest';
import { withoutEmpty } from './without-empty.ts';

it.each([
  ['?search=&category=', '/list'],
  ['?search=&category=A%26B', '/list?category=A%26B'],
  ['?category=Fashion', null],
  ['', null],
])('%s without empty parameters is %j', (query, shorter) => {
  expect(withoutEmpty(new URL(`/list${query}`, 'http://shop.test'))).toBe(shorter);
});
