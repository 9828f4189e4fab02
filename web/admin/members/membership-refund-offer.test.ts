import { expect, test } from 'vitest';
import { datesIn } from '#web/shared/use-dates.ts';
import { membershipRefundOffer } from './membership-refund-offer.ts';

const member = {
  membership: 'active' as const,
  isRefundable: true,
  refundableUntil: '2026-07-01T12:00:00.000Z',
};

test.each([
  ['within 30 days', {}, { kind: 'refund', label: 'Refund' }],
  ['after 30 days', { isRefundable: false }, { kind: 'over', reason: 'The 30 days ended on July 1, 2026' }],
  ['while a refund is under way', { refund: { status: 'pending' as const } }, { kind: 'over' }],
  [
    'after a failed refund, even later',
    { isRefundable: false, refund: { status: 'failed' as const } },
    { kind: 'refund', label: 'Try refund again' },
  ],
  ['once it is refunded', { membership: 'refunded' as const }, { kind: 'none' }],
])('offers the right action %s', (_, changed, offer) => {
  expect(membershipRefundOffer({ ...member, ...changed }, datesIn('UTC').formatDate)).toMatchObject(offer);
});
