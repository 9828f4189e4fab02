import type { RefundReason, RefundStatus } from '#domain/refunds/refund.ts';
import type { BadgeTone } from '#web/ui/feedback/badge.tsx';

export const REFUND_REASON_LABELS: Record<RefundReason, string> = {
  sold_out: 'Sold out',
  product_gone: 'No longer sold',
  amount_differs: 'Payment differs from the price',
  order_not_sent: 'No order arrived',
  requested: 'As agreed',
  returned: 'Sent back',
  damaged: 'Damaged or faulty',
  undeliverable: 'Cannot be sent',
  goodwill: 'Goodwill',
  canceled: 'Canceled',
  at_provider: 'Made at the payment provider',
};

export const REFUND_STATUS_BADGES: Record<RefundStatus, [label: string, tone: BadgeTone]> = {
  wanted: ['Waiting', 'warning'],
  pending: ['Pending', 'warning'],
  succeeded: ['Succeeded', 'success'],
  failed: ['Failed', 'error'],
};
