import { useState } from 'react';
import type { WirePayment } from '#contract/calls/payments.ts';
import { listPaymentRefunds, type WireRefund } from '#contract/calls/refunds.ts';
import { formatMoney } from '#domain/money.ts';
import { browserApi, type Loaded, loaded } from '#web/data.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { RefundList } from './refund-list.tsx';

/** The refunds of a payment without an order, in a dialog; those of an order are in its details. */
export function PaymentRefunds({ payment }: { payment: WirePayment }) {
  const { paymentIntentId, refund, order, amount, email } = payment;
  const [isOpen, setOpen] = useState(false);
  const [refunds, setRefunds] = useState<Loaded<WireRefund[]> | null>(null);
  if (!paymentIntentId || !refund || order) return null;

  const load = async () => {
    const listed = browserApi(listPaymentRefunds, { params: { paymentIntentId } });
    setRefunds(await loaded(listed.then(({ body }) => body)));
  };
  const open = () => {
    setOpen(true);
    void load();
  };
  const retry = () => {
    setRefunds(null);
    void load();
  };
  return (
    <>
      <button
        type="button"
        onClick={open}
        className="tap mt-1 inline-block text-xs font-medium underline underline-offset-4"
      >
        Show refunds
        <span className="sr-only">
          {' '}
          of {formatMoney(amount)} to {email || 'the card'}
        </span>
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Refunds"
        description={
          <span className="wrap-anywhere">
            Of {formatMoney(amount)} that {email || 'a card'} paid.
          </span>
        }
        footer={<Button onClick={() => setOpen(false)}>Close</Button>}
      >
        {refunds?.ok ? (
          <RefundList refunds={refunds.data} canRetry onChange={load} />
        ) : refunds ? (
          <div role="alert" className="grid justify-items-start gap-4">
            <p className="text-bad">{refunds.message}</p>
            <Button onClick={retry}>Try again</Button>
          </div>
        ) : (
          <SkeletonText lines={4} />
        )}
      </Dialog>
    </>
  );
}
