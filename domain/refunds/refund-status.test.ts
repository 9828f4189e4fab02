import { expect, test } from 'vitest';
import {
  describeRefundStatus,
  isCommitted,
  isUnsettled,
  REFUND_STATUSES,
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
