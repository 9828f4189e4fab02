import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { backOfficePath } from './back-office-path.ts';

const START = '/admin/dashboard';

test.each([
  ['/admin/orders', '/admin/orders'],
  ['/admin/orders?status=placed&page=2#top', '/admin/orders?status=placed&page=2#top'],
  ['/admin/invoice/MG-0000-0000-0000-0000', '/admin/invoice/MG-0000-0000-0000-0000'],
])('returns to %s', (next, path) => {
  expect(backOfficePath(next)).toBe(path);
});

test.each([
  [null],
  [''],
  ['/admin'],
  ['/admin-login'],
  ['/user/home'],
  ['https://evil.example/admin/orders'],
  ['//evil.example/admin/orders'],
  ['/\\evil.example/admin/orders'],
  ['\\\\evil.example'],
  ['/admin/../user/home'],
  ['/admin/..//evil.example'],
  ['/admin//evil.example'],
  ['/\t/evil.example/admin/x'],
  ['javascript:alert(1)'],
  ['admin/orders'],
])('opens the dashboard instead of %j', (next) => {
  expect(backOfficePath(next)).toBe(START);
});

it('stays in the back office for any text', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    'admin',
    '@',
    ':',
    '?',
    '#',
    '%2f',
    '\n',
    'evil.example',
  );
  const anything = fc.oneof(
    fc.string(),
    fc.array(pieces).map((parts) => `/${parts.join('')}`),
    fc.array(pieces).map((parts) => `/admin/${parts.join('')}`),
  );
  fc.assert(
    fc.property(anything, (next) => {
      const url = new URL(backOfficePath(next), 'https://shop.example');
      expect(url.origin).toBe('https://shop.example');
      expect(url.pathname.startsWith('/admin/')).toBe(true);
    }),
  );
});
