import type { WirePayment } from '#contract/calls/payments.ts';
import { formatMoney } from '#domain/money.ts';
import { PaymentBadge } from '../../refunds/payment-badge.tsx';
import { RefundButton } from '../../refunds/refund-button.tsx';

/** How an order was paid, and giving the money back. */
export function OrderPayment({ payment }: { payment: WirePayment | undefined }) {
  if (!payment) return <p className="text-muted">This order came without a payment.</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="numeric font-medium">{formatMoney(payment.amount)}</p>
      <PaymentBadge state={payment.state} />
      <p className="grow basis-60 text-muted wrap-anywhere">{payment.explanation}</p>
      <RefundButton payment={payment} />
    </div>
  );
}
