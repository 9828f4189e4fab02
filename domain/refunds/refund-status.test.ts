import { expect, test } from 'vitest';
import { HOUR } from '../time-units.ts';
import {
  describeRefundStatus,
  isCommitted,
  isRefundNews,
  isUnsettled,
  nextRefundLook,
  REFUND_STATUSES,
  type RefundStatus,
  refundHas,
} from './refund-status.ts';

test.each([
  ['wanted', 'Waiting', 'warning', 'Refunding', { committed: true, accepted: false, returned: false }],
  ['pending', 'Pending', 'warning', 'Refunding', { committed: true, accepted: true, returned: false }],
  ['succeeded', 'Succeeded', 'success', 'Refunded', { committed: true, accepted: true, returned: true }],
  ['failed', 'Failed', 'error', 'Refund failed', { committed: false, accepted: false, returned: false }],
] as const)('a refund that is %s reads %s and is %s', (status, label, tone, orderLabel, money) => {
  const refund = { status, replacedBy: null };
  expect(REFUND_STATUSES).toContain(status);
  expect(describeRefundStatus(status)).toMatchObject({ label, tone, orderLabel });
  expect({
    committed: isCommitted(refund),
    accepted: refundHas(refund, 'accepted'),
    returned: refundHas(refund, 'returned'),
  }).toEqual(money);
  expect(isUnsettled(refund)).toBe(status === 'failed');
  expect(isUnsettled({ ...refund, replacedBy: 'RF-2' })).toBe(false);
});

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

test.each<[RefundStatus, string | null, RefundStatus, boolean]>([
  ['wanted', null, 'pending', true],
  ['wanted', null, 'succeeded', true],
  ['pending', 're_1', 'pending', false],
  ['pending', 're_1', 'succeeded', true],
  ['pending', 're_1', 'failed', true],
  ['succeeded', 're_1', 'succeeded', false],
  ['succeeded', 're_1', 'pending', false],
  ['succeeded', 're_1', 'failed', true],
  ['failed', 're_1', 'succeeded', false],
  ['failed', null, 'succeeded', true],
])(
  'a refund that is %s (%s), and %s at the provider, is news: %s',
  (status, providerRefundId, said, isNews) => {
    expect(isRefundNews({ status, providerRefundId }, { status: said })).toBe(isNews);
  },
);
