import { expect, it } from 'vitest';
import { withoutEmptyParameters } from './without-empty-parameters.ts';

it.each([
  ['?search=&category=', '/list'],
  ['?search=&category=A%26B', '/list?category=A%26B'],
  ['?category=Fashion', null],
  ['', null],
])('%s without empty parameters is %j', (query, shorter) => {
  expect(withoutEmptyParameters(new URL(`/list${query}`, 'http://shop.test'))).toBe(shorter);
});
