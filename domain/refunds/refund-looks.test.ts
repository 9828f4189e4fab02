import { expect, test } from 'vitest';
import { DAY, HOUR } from '../time-units.ts';
import type { RefundStatus } from './refund.ts';
import { nextRefundLook } from './refund-looks.ts';

const CREATED = new Date('2026-11-26T12:00:00Z');

test.each<[RefundStatus, number, number | null]>([
  ['pending', 0, HOUR],
  ['pending', 40 * DAY, HOUR],
  ['succeeded', 0, HOUR],
  ['succeeded', 5 * HOUR, 5 * HOUR],
  ['succeeded', 20 * DAY, 20 * DAY],
  ['succeeded', 30 * DAY, null],
  ['failed', 0, null],
])('a refund that is %s is looked at again after %i ms in %s ms', (status, age, pause) => {
  const now = new Date(CREATED.getTime() + age);
  const look = nextRefundLook({ status, createdAt: CREATED }, now);
  expect(look && look.getTime() - now.getTime()).toBe(pause);
});
