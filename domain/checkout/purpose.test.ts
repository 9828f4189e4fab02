import { expect, test } from 'vitest';
import { membershipIdFrom, orderIdFrom } from '../ids.ts';
import { purposeOf } from './purpose.ts';

test('the id of a checkout reveals its purpose', () => {
  const seed = new Uint8Array(16).fill(7);
  expect(purposeOf(membershipIdFrom(seed))).toBe('membership');
  expect(purposeOf(orderIdFrom(seed))).toBe('order');
  expect(purposeOf('MX-0000-0000-0000-0000')).toBeNull();
});
