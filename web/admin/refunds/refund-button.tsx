import { refundPayment, type WirePayment } from '#contract/calls/payments.ts';
import { formatMoney } from '#domain/money.ts';
import { browserApi } from '#web/data.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { paymentRefundOffer } from './payment-refund-offer.ts';
import { RefundAction } from './refund-action.tsx';

/** Refunds a payment after a confirmation; hidden if there is nothing to refund. */
export function RefundButton({ payment }: { payment: WirePayment }) {
  const offer = paymentRefundOffer(payment);
  const amount = formatMoney(payment.amount);

  const refund = useMutation(
    (paymentIntentId: string) => browserApi(refundPayment, { params: { paymentIntentId } }),
    {
      success({ body: { state, explanation: message } }) {
        if (state === 'refunded') return `${amount} refunded`;
        if (state === 'refunding')
          return { tone: 'info', title: `The refund of ${amount} is under way`, message };
        return { tone: 'error', title: 'The refund failed', message };
      },
      failure: 'The refund failed',
    },
  );

  if (!offer) return null;
  return (
    <RefundAction
      amount={amount}
      text={`All of it goes back to the card it was paid with${payment.email && `, to ${payment.email}`}, who is told by email. A refund cannot be undone.`}
      busy={refund.busy}
      onRefund={() => refund.run(offer.paymentIntentId)}
    >
      {offer.label}
      <span className="sr-only">
        {' '}
        {amount} to {payment.email || 'the card'}
      </span>
    </RefundAction>
  );
}
