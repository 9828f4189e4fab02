import type { PaymentState } from '#domain/payments/payment-state.ts';
import { Badge, type BadgeTone } from '#web/ui/feedback/badge.tsx';

export function PaymentBadge({ state }: { state: PaymentState }) {
  const [label, tone] = WORDS[state];
  return <Badge tone={tone}>{label}</Badge>;
}

const WORDS: Record<PaymentState, [string, BadgeTone]> = {
  open: ['Not paid yet', 'neutral'],
  paid: ['Paid, no order yet', 'warning'],
  ordered: ['Paid', 'success'],
  joined: ['Paid', 'success'],
  refunding: ['Refunding', 'warning'],
  refunded: ['Refunded', 'neutral'],
  refund_failed: ['Refund failed', 'error'],
  cancelled: ['Never paid', 'neutral'],
  unexplained: ['Unexplained', 'error'],
};
