import { useState } from 'react';
import { refundPayment, type WirePayment } from '#contract/calls/payments.ts';
import { formatMoney } from '#domain/money.ts';
import { browserApi } from '#web/data.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { refundOffer } from './refundable.ts';

/**
 * Refunds a payment after a dialog that names amount and recipient; renders nothing if nothing can be
 * refunded.
 */
export function RefundButton({ payment }: { payment: WirePayment }) {
  const [isAsking, setAsking] = useState(false);
  const offer = refundOffer(payment);
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
    <>
      <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
        {offer.label}
        <span className="sr-only">
          {' '}
          {amount} to {payment.email || 'the card'}
        </span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Refund ${amount}?`}
        text={`All of it goes back to the card it was paid with${payment.email && `, to ${payment.email}`}, who is told by email. A refund cannot be undone.`}
        confirmLabel={`Refund ${amount}`}
        busyLabel="Refunding..."
        busy={refund.busy}
        onConfirm={async () => {
          await refund.run(offer.paymentIntentId);
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
