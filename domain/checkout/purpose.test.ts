import { expect, test } from 'vitest';
import { membershipIdFrom, orderIdFrom } from '../ids.ts';
import { readPurpose } from './purpose.ts';

test('the id of a checkout reveals its purpose', () => {
  const seed = new Uint8Array(16).fill(7);
  expect(readPurpose(membershipIdFrom(seed))).toBe('membership');
  expect(readPurpose(orderIdFrom(seed))).toBe('order');
  expect(readPurpose('MX-0000-0000-0000-0000')).toBeNull();
});
