import { refundPayment, type WirePayment } from '#contract/calls/payments.ts';
import { formatMoney } from '#domain/money.ts';
import { browserApi } from '#web/data.ts';
import { useAskedAction } from '#web/shared/use-asked-action.ts';
import { paymentRefundOffer } from './payment-refund-offer.ts';
import { RefundAction } from './refund-action.tsx';

/** Refunds a payment after a confirmation; hidden if there is nothing to refund. */
export function RefundButton({ payment }: { payment: WirePayment }) {
  const offer = paymentRefundOffer(payment);
  return offer && <Refund payment={payment} {...offer} />;
}

type RefundProps = { payment: WirePayment; label: string; paymentIntentId: string };

function Refund({ payment, label, paymentIntentId }: RefundProps) {
  const amount = formatMoney(payment.amount);

  const refund = useAskedAction(() => browserApi(refundPayment, { params: { paymentIntentId } }), {
    success({ body: { state, explanation: message } }) {
      if (state === 'refunded') return `${amount} refunded`;
      if (state === 'refunding')
        return { tone: 'info', title: `The refund of ${amount} is under way`, message };
      return { tone: 'error', title: 'The refund failed', message };
    },
    failure: 'The refund failed',
    closesAfter: () => true,
  });

  return (
    <RefundAction
      amount={amount}
      text={`All of it goes back to the card it was paid with${payment.email && `, to ${payment.email}`}, who is told by email. A refund cannot be undone.`}
      refund={refund}
    >
      {label}
      <span className="sr-only">
        {' '}
        {amount} to {payment.email || 'the card'}
      </span>
    </RefundAction>
  );
}
