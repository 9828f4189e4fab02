import { expect, test } from 'vitest';
import { hasAccountHint } from './may-have-account.ts';

test.each([
  ['', false],
  ['marigold_account=1', true],
  ['other=1; marigold_account=1; more=2', true],
  ['my_marigold_account=1', false],
  ['marigold_account=12', false],
])('the cookies %o hint at an account: %s', (cookies, isHint) =>
  expect(hasAccountHint(cookies)).toBe(isHint),
);
