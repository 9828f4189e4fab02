import { expect, it } from 'vitest';
import { matcherOfPaths } from './path-pattern.ts';

it.each([
  ['/v1/refunds', '/v1/refunds', true],
  ['/v1/refunds', '/v1/refunds/re_1', false],
  ['/v1/payment_intents/*/confirm', '/v1/payment_intents/pi_1/confirm', true],
  ['/v1/payment_intents/*/confirm', '/v1/payment_intents/pi_1/cancel', false],
  ['/v1/payment_intents/*/confirm', '/v1/payment_intents/pi_1/x/confirm', false],
  ['/v1/payment_intents/*', '/v1/payment_intents/pi_1', true],
  ['/v1/payment_intents/*', '/v1/payment_intents', false],
  ['/v1/payment_intents/*', '/v1/payment_intents/pi_1/confirm', false],
  ['/v1/**', '/v1/payment_intents/pi_1/confirm', true],
  ['/v1/a.b', '/v1/axb', false],
])('%s and %s: %s', (pattern, path, matches) => {
  expect(matcherOfPaths(pattern)(path)).toBe(matches);
});
