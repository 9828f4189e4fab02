import { expect, test } from 'vitest';
import { findRoute, loggedPath } from './logged-path.ts';

const TOKEN = Buffer.alloc(32, 7).toString('base64url');

test.each([
  ['/', '/'],
  ['/user/home', '/user/home'],
  ['/user/products/linen-shirt', '/user/products/linen-shirt'],
  ['/api/products/linen-shirt/reviews', '/api/products/linen-shirt/reviews'],
  ['/api/products/category/Home%20%26%20Kitchen', '/api/products/category/Home%20%26%20Kitchen'],
  ['/user/collections/summer', '/user/collections/summer'],
  ['/api/orders/track', '/api/orders/track'],
  ['/api/memberships/payment-intents', '/api/memberships/payment-intents'],
  ['/assets/home-B2xk_9.js', '/assets/home-B2xk_9.js'],
  ['/favicon.svg', '/favicon.svg'],
])('%s is logged as it is', (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});

test.each([
  ['/api/orders/MG-1234-5678-9ABC-DEF0', '/api/orders/…'],
  ['/api/orders/MG-1234-5678-9ABC-DEF0/notes', '/api/orders/…/notes'],
  ['/admin/invoice/MG-1234-5678-9ABC-DEF0', '/admin/invoice/…'],
  ['/api//orders/mg-1234-5678-9abc-def0/notes', '/api/…'],
  ['/api/memberships/mm-1234-5678-9ABC-DEF0', '/api/memberships/…'],
  ['/api/members/MM-1234-5678-9ABC-DEF0/refund', '/api/members/…/refund'],
  [`/user/pay/${TOKEN}`, '/user/pay/…'],
  [`/user/pay/${TOKEN}.data`, '/user/pay/…'],
  [`/user/pay/${TOKEN}/x/${TOKEN}`, '/user/pay/…/…'],
  [`/User/Pay/${TOKEN}`, '/…'],
  [`/user/pay//${TOKEN}`, '/user/pay/…/…'],
  [`/api/payment-links/${TOKEN}`, '/api/payment-links/…'],
  [`/api/payment-links/${TOKEN}/payment`, '/api/payment-links/…/payment'],
  ['/api/payments/pi_1/refunds', '/api/payments/…/refunds'],
  ['/api/mails/order:MG-1:confirmation', '/api/mails/…'],
  ['/api/returns/RT-1/label', '/api/returns/…/label'],
  ['/api/products/search/a lamp', '/api/products/search/…'],
  ['/api/cart/lines/abc', '/api/cart/lines/…'],
  ['/emulator/stripe/v1/payment_intents/pi_1/confirm', '/emulator/stripe/…'],
  ['/wp-login.php', '/…'],
  [`/${'x'.repeat(3_000)}`, '/…'],
  [`/user/products/${'x'.repeat(3_000)}`, '/user/products/…'],
  ['/user/products/ada@example.com', '/user/products/…'],
])('%s is logged without what it may keep secret', (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});

test.each([
  ['/', '/'],
  ['/user/products/linen-shirt', '/user/products/{}'],
  ['/api/orders/MG-1234-5678-9ABC-DEF0/notes', '/api/orders/{}/notes'],
  [`/user/pay/${TOKEN}`, '/user/pay/{}'],
  ['/assets/home-B2xk_9.js', '/{file}'],
  ['/pictures/a/b/c.avif', '/{file}'],
  ['/wp-login.php', '/{unknown}'],
  ['/user/pay/a/b/c', '/{unknown}'],
  ['/api/orders', '/api/orders'],
])('%s is counted by its route', (path, route) => {
  expect(findRoute(path)).toBe(route);
});
