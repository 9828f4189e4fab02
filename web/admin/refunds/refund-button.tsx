import { useId } from 'react';
import type { WirePayment } from '#contract/calls/payments.ts';
import { refundPayment } from '#contract/calls/refunds.ts';
import { blocksRefunds, REFUND_WHILE_DISPUTED } from '#domain/disputes/dispute.ts';
import { formatMoney } from '#domain/money.ts';
import { browserApi } from '#web/data.ts';
import { useActionDialog } from '#web/shared/use-action-dialog.ts';
import { Button } from '#web/ui/actions/button.tsx';
import type { OrderWithRefunds } from './order-with-refunds.ts';
import { type PaymentRefundOffer, paymentRefundOffer } from './payment-refund-offer.ts';
import { RefundAction } from './refund-action.tsx';
import { RefundAmount } from './refund-amount.tsx';
import { RefundOrder } from './refund-order.tsx';

type Props = {
  payment: WirePayment;
  /** Its order, if the screen has it. */
  known?: OrderWithRefunds;
  /** Pieces of it that came back, by the position of their line. */
  pieces?: readonly number[];
};

/** Refunds a payment, or a part of its order, after a dialog; hidden if there is nothing to refund. */
export function RefundButton({ payment, known, pieces }: Props) {
  if (payment.dispute && blocksRefunds(payment.dispute)) return <Waiting />;
  const offer = paymentRefundOffer(payment, { eachIsRetried: known !== undefined });
  if (!offer) return null;
  const whose = payment.email || 'the card';
  if (offer.kind === 'retry') return <RetryFailed payment={payment} {...offer} />;
  if (payment.order)
    return (
      <RefundOrder
        id={payment.order.id}
        known={known}
        about={`${formatMoney(offer.left)} to ${whose}`}
        {...(pieces && { pieces })}
      />
    );
  return <RefundAmount {...offer} email={payment.email} />;
}

/** While a dispute is open. */
function Waiting() {
  const id = useId();
  return (
    <>
      <Button size="sm" variant="quiet" unavailable aria-describedby={id} title={REFUND_WHILE_DISPUTED}>
        Refund
      </Button>
      <span id={id} className="sr-only">
        {REFUND_WHILE_DISPUTED}
      </span>
    </>
  );
}

type OfferProps = { payment: WirePayment } & PaymentRefundOffer;

/** Tries all failed refunds of a payment again. */
function RetryFailed({ payment, paymentIntentId }: OfferProps) {
  const refund = useAmountRefund(paymentIntentId, formatMoney(payment.refund?.amount ?? payment.amount));
  return (
    <RefundAction
      title="Try the refund again?"
      confirmLabel="Try again"
      text={`${payment.explanation} It goes back to the card it was paid with.`}
      refund={refund}
    >
      Try refund again
      <span className="sr-only"> to {payment.email || 'the card'}</span>
    </RefundAction>
  );
}

function useAmountRefund(paymentIntentId: string, amount: string) {
  return useActionDialog(() => browserApi(refundPayment, { params: { paymentIntentId } }), {
    success({ body: { state, explanation: message } }) {
      if (state === 'refunding')
        return { tone: 'info', title: `The refund of ${amount} is under way`, message };
      if (state === 'refund_failed') return { tone: 'error', title: 'The refund failed', message };
      return `${amount} refunded`;
    },
    failure: 'The refund failed',
    closesAfter: () => true,
  });
}
