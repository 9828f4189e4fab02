import { expect, test } from 'vitest';
import { isRefundNews } from './refund-news.ts';
import type { RefundStatus } from './refund-status.ts';

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
