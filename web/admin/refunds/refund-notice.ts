import type { WireRefund } from '#contract/calls/refunds.ts';
import { formatMoney } from '#domain/money.ts';
import { refundFailureText } from '#domain/refunds/refund-failure.ts';
import type { Notice } from '#web/shared/use-mutation.ts';

/** The text of a toast about a refund that was just made or tried again. */
export function refundNotice({ status, amount, failure }: WireRefund): Notice {
  const money = formatMoney(amount);
  if (status === 'succeeded') return `${money} refunded`;
  if (status === 'failed')
    return { tone: 'error', title: 'The refund failed', message: failure && refundFailureText(failure) };
  return { tone: 'info', title: `The refund of ${money} is under way` };
}
