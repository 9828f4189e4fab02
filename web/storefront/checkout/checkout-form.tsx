import type { FormEvent } from 'react';
import type { ShopSettings } from '#contract/checkout.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { BillingFields } from './billing/billing-fields.tsx';
import { BILLING_FIELDS } from './billing/check-billing.ts';
import { useBillingForm } from './billing/use-billing-form.ts';
import { CardSection } from './card/card-section.tsx';
import { useCardForm } from './card/use-card-form.ts';
import type { Ordering } from './placing/use-place-order.ts';
import type { Offer } from './summary/quote-choice.ts';

type Props = {
  id: string;
  offer: Offer;
  payment: ShopSettings['payment'];
  isPaymentReady: boolean;
  ordering: Ordering;
};

/** Who buys, where it goes, and the card. Sending it, by button or Enter, pays. */
export function CheckoutForm({ id, offer, payment, isPaymentReady, ordering }: Props) {
  const toast = useToast();
  const billing = useBillingForm();
  const card = useCardForm();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (ordering.isBusy) return;
    if (!isPaymentReady) {
      const message = 'Please wait for the payment system to load completely.';
      return void toast.warning('Payment System Loading', message);
    }
    const checkedBilling = billing.check();
    const checkedCard = card.check();
    if (!checkedBilling.ok) {
      const first = BILLING_FIELDS.find((field) => checkedBilling.errors[field]);
      if (first) billing.focus(first);
      const message = 'Please fill in all required billing details first.';
      return void toast.warning('Complete Billing Information', message);
    }
    if (!checkedCard) {
      return void toast.error('Payment Form Error', 'Payment form not ready. Please refresh the page.');
    }
    if (!checkedCard.ok) return card.focus(checkedCard.firstWrong);
    ordering.place(checkedBilling.billing, checkedCard.card, offer);
  }

  return (
    <form
      ref={billing.ref}
      id={id}
      noValidate
      onSubmit={submit}
      onInput={billing.onInput}
      onBlur={billing.onBlur}
      className="grid gap-10 [&_input]:scroll-mb-32 [&_select]:scroll-mb-32"
    >
      <section aria-labelledby="billing">
        <h2 id="billing" className="mb-1 text-2xl">
          Billing details
        </h2>
        <p className="mb-5 text-muted">We deliver to this address.</p>
        <BillingFields errors={billing.errors} />
      </section>
      <CardSection card={card} isReady={isPaymentReady} isDemo={payment.emulatorPath !== undefined} />
    </form>
  );
}
