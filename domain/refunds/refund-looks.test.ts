import { expect, test } from 'vitest';
import { HOUR } from '../time-units.ts';
import { nextRefundLook } from './refund-looks.ts';
import type { RefundStatus } from './refund-status.ts';

const NOW = new Date('2026-11-26T12:00:00Z');

test.each<[RefundStatus, number | null]>([
  ['wanted', HOUR],
  ['pending', HOUR],
  ['succeeded', null],
  ['failed', null],
])('a refund that is %s is looked at again in %s ms', (status, pause) => {
  const look = nextRefundLook(status, NOW);
  expect(look && look.getTime() - NOW.getTime()).toBe(pause);
});
