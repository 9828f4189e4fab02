import { type FormEvent, useState } from 'react';
import { type Cents, formatMoney } from '#domain/money.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useToast } from '#web/ui/toasts/use-toast.ts';
import { checkField } from '../draft-form/form-definition.ts';
import { useDraftForm } from '../draft-form/use-draft-form.ts';
import { cardEntryOf } from '../payments/card/card-entry.ts';
import { CardSection } from '../payments/card/card-section.tsx';
import { CARD_FORM_LOADING, CARD_FORM_MISSING } from '../payments/card/card-texts.ts';
import type { CardProvider } from '../payments/card/choose-card-payment.ts';
import { useCardForm } from '../payments/card/use-card-form.ts';
import { useRefusedEmail } from '../payments/use-refused-email.ts';
import { BillingFields } from './billing/billing-fields.tsx';
import { BILLING_FORM } from './billing/billing-form.ts';
import type { Ordering } from './placing/use-place-order.ts';
import type { Offer } from './summary/quote-choice.ts';

export type PendingCode = { email: string; box: { focus: () => void } };

type Props = {
  id: string;
  offer: Offer;
  provider: CardProvider;
  ordering: Ordering;
  /** A mailed code for the member price, not entered yet. */
  awaitedCode: PendingCode | null;
  /** The shopper pays the full price. */
  onFullPrice: () => void;
  /** Called with the email address as typed, null while invalid. */
  onEmail: (email: string | null) => void;
};

/** Billing details and card. Submitting it pays. */
export function CheckoutForm({ id, offer, provider, ordering, awaitedCode, onFullPrice, onEmail }: Props) {
  const toast = useToast();
  const billing = useDraftForm(BILLING_FORM, (draft) =>
    onEmail(checkField(BILLING_FORM, draft, 'email') === null ? (draft.email ?? '').trim() : null),
  );
  useRefusedEmail(ordering.failure, billing.refuse);
  const boxes = useCardForm();
  const card = cardEntryOf(provider, boxes);
  /** Places the order after the shopper agrees to the full price. */
  const [payFull, setPayFull] = useState<(() => void) | null>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (ordering.isBusy) return;
    toast.begin();
    if (card.status === 'loading') return void toast.warning(...CARD_FORM_LOADING);
    const details = billing.check();
    const checkedCard = card.check();
    if (!details) {
      const message = 'Please fill in all required billing details first.';
      return void toast.warning('Complete Billing Information', message);
    }
    if (!checkedCard) return void toast.error(...CARD_FORM_MISSING);
    if (!checkedCard.ok) return checkedCard.focus();
    const place = () => ordering.place(details, checkedCard.pay, offer);
    if (awaitedCode) setPayFull(() => place);
    else place();
  }

  return (
    <form {...billing.props} id={id} onSubmit={submit} className="grid grid-cols-1 gap-10">
      <section aria-labelledby="billing">
        <h2 id="billing" className="mb-1 text-2xl">
          Billing details
        </h2>
        <p className="mb-5 text-muted">We deliver to this address.</p>
        <BillingFields errors={billing.errors} />
      </section>
      <CardSection provider={provider} boxes={boxes} />
      <FullPriceQuestion
        open={payFull !== null}
        email={awaitedCode?.email ?? ''}
        total={offer.totals.total}
        onEnterCode={() => {
          setPayFull(null);
          // After the dialog has restored the focus.
          requestAnimationFrame(() => awaitedCode?.box.focus());
        }}
        onPayFull={() => {
          setPayFull(null);
          onFullPrice();
          payFull?.();
        }}
      />
    </form>
  );
}

type QuestionProps = {
  open: boolean;
  email: string;
  total: Cents;
  onEnterCode: () => void;
  onPayFull: () => void;
};

/** Asks a member with a pending code to confirm the full price. */
function FullPriceQuestion({ open, email, total, onEnterCode, onPayFull }: QuestionProps) {
  return (
    <Dialog
      open={open}
      onClose={onEnterCode}
      size="sm"
      title="Your member price needs the code"
      description={
        <p className="wrap-anywhere">
          We mailed a code to {email}. Enter it to get your member price, or pay the full price of{' '}
          <span className="numeric font-medium text-ink">{formatMoney(total)}</span>. Nothing was charged yet.
        </p>
      }
      footer={
        <>
          <Button onClick={onPayFull}>Pay the full price</Button>
          <Button variant="primary" onClick={onEnterCode}>
            Enter the code
          </Button>
        </>
      }
    />
  );
}
