import type { WirePayment } from '#contract/calls/payments.ts';
import type { PaymentState } from '#domain/payments/payment-state.ts';
import { Badge, type BadgeTone } from '#web/ui/feedback/badge.tsx';

type Props = { payment: Pick<WirePayment, 'state' | 'refunded'> };

export function PaymentBadge({ payment: { state, refunded } }: Props) {
  const isOpen = state === 'ordered' || state === 'joined';
  if (isOpen && refunded) return <Badge>Partly refunded</Badge>;
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
  disputed: ['Disputed', 'error'],
  dispute_lost: ['Dispute lost', 'neutral'],
  cancelled: ['Never paid', 'neutral'],
  unexplained: ['Unexplained', 'error'],
};
