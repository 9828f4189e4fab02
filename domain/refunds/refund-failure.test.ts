import { expect, test } from 'vitest';
import { refundFailureText } from './refund-failure.ts';

test.each([
  ['expired_or_canceled_card', 'the card has expired or was canceled'],
  ['Your account cannot refund this.', 'Your account cannot refund this.'],
  ['constructor', 'constructor'],
])('the failure %j reads as %j', (failure, text) => {
  expect(refundFailureText(failure)).toBe(text);
});
