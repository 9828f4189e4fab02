import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { refundPayment, type WirePayment } from '#contract/calls/payments.ts';
import { formatMoney } from '#domain/money.ts';
import { browserApi } from '#web/data.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { useToast } from '#web/ui/toasts/use-toast.ts';
import { refundOffer } from './refundable.ts';

/** Gives a payment back, after saying how much and to whom. Nothing where there is nothing to give back. */
export function RefundButton({ payment }: { payment: WirePayment }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const offer = refundOffer(payment);
  const amount = formatMoney(payment.amount);

  async function refund(paymentIntentId: string) {
    setBusy(true);
    toast.begin();
    try {
      const { body } = await browserApi(refundPayment, { params: { paymentIntentId } });
      await revalidate();
      if (body.state === 'refunded') toast.success(`${amount} refunded`);
      else if (body.state === 'refunding')
        toast.info(`The refund of ${amount} is under way`, body.explanation);
      else toast.error('The refund failed', body.explanation);
    } catch (error) {
      toast.error('The refund failed', error instanceof Error ? error.message : undefined);
    }
    setBusy(false);
    setAsking(false);
  }

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
        busy={isBusy}
        onConfirm={() => refund(offer.paymentIntentId)}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
