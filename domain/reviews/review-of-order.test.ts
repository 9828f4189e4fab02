import { expect, test } from 'vitest';
import { canBeReviewed } from './review-of-order.ts';

test.each([
  ['placed', 'paid', true],
  ['rejected', 'paid', false],
  ['delivered', 'unpaid', true],
  ['delivered', 'refunded', true],
  ['on-the-road', 'unpaid', false],
  ['placed', 'refunded', false],
] as const)('an order that is %s and %s can be reviewed: %s', (status, paymentStatus, can) => {
  expect(canBeReviewed({ status, paymentStatus })).toBe(can);
});
