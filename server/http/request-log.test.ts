import { expect, test } from 'vitest';
import { routeOf } from './request-log.ts';

test.each([
  ['/api/orders/MG-1234-5678-9ABC-DEF0', '/api/orders/…'],
  ['/api/orders/track', '/api/orders/track'],
  ['/admin/invoice/MG-1234-5678-9ABC-DEF0', '/admin/invoice/…'],
  ['/api//orders/mg-1234-5678-9abc-def0/notes', '/api//orders/…/notes'],
  ['/api/memberships/mm-1234-5678-9ABC-DEF0', '/api/memberships/…'],
  ['/api/members/MM-1234-5678-9ABC-DEF0/refund', '/api/members/…/refund'],
  ['/api/memberships/payment-intents', '/api/memberships/payment-intents'],
  ['/api/products/search/a lamp', '/api/products/search/…'],
])('%s is logged as %s', (path, logged) => {
  expect(routeOf(path)).toBe(logged);
});

test('a path is logged with 200 characters at most', () => {
  expect(routeOf(`/${'x'.repeat(3_000)}`)).toHaveLength(200);
});
