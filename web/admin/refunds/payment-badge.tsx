import type { WirePayment } from '#contract/calls/payments.ts';
import { describePaymentState } from '#domain/payments/payment-state.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';

type Props = { payment: Pick<WirePayment, 'state' | 'refunded'> };

export function PaymentBadge({ payment: { state, refunded } }: Props) {
  const { label, tone, isPaid, isSettled } = describePaymentState(state);
  if (refunded && isPaid && isSettled) return <Badge>Partly refunded</Badge>;
  return <Badge tone={tone}>{label}</Badge>;
}
