import { type FormEvent, lazy, Suspense, useState } from 'react';
import { isFree, tooLittleToPay } from '#domain/checkout/payable.ts';
import { type Cents, formatMoney } from '#domain/money.ts';
import { needsShipping } from '#domain/orders/not-shipped.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useToast } from '#web/ui/toasts/use-toast.ts';
import { checkField, type Draft } from '../draft-form/form-definition.ts';
import { useDraftForm } from '../draft-form/use-draft-form.ts';
import { useMayHaveAccount } from '../may-have-account.ts';
import { createCardEntry, createSavedCardEntry } from '../payments/card/card-entry.ts';
import { CardSection } from '../payments/card/card-section.tsx';
import { CARD_FORM_LOADING, CARD_FORM_MISSING } from '../payments/card/card-texts.ts';
import type { CardProvider } from '../payments/card/choose-card-payment.ts';
import { useCardForm } from '../payments/card/use-card-form.ts';
import { NothingToPay } from '../payments/nothing-to-pay.tsx';
import { useRefusedEmail } from '../payments/use-refused-email.ts';
import { type CardChoice, toSavedCardUse } from '../saved-cards/card-choice.ts';
import { BillingFields } from './billing/billing-fields.tsx';
import { BILLING_FORM, type BillingField, UNSHIPPED_FORM } from './billing/billing-form.ts';
import { DeliverySection } from './delivery/delivery-section.tsx';
import type { DeliveryState } from './delivery/use-delivery.ts';
import type { QuoteProblem } from './delivery/use-quote.ts';
import type { Ordering } from './placing/use-place-order.ts';
import { ReminderBox } from './reminder/reminder-box.tsx';
import type { Offer } from './summary/offer.ts';

const ChooseCard = lazy(() => import('../saved-cards/choose-card.tsx'));
const ChooseAddress = lazy(() => import('../account/addresses/choose-address.tsx'));

export type PendingCode = { email: string; box: { focus: () => void } };

type Props = {
  id: string;
  offer: Offer;
  delivery: DeliveryState;
  provider: CardProvider;
  ordering: Ordering;
  /** A mailed code for the member price, not entered yet. */
  awaitedCode: PendingCode | null;
  /** The shopper pays the full price. */
  onFullPrice: () => void;
  /** As typed; null while invalid. */
  email: string | null;
  onEmail: (email: string | null) => void;
  /** True if the shop reminds of unfinished checkouts. */
  offersReminder: boolean;
};

/** Billing details and card, on phones as parts of what surrounds it. Submitting it pays. */
export function CheckoutForm(props: Props) {
  const { id, offer, delivery, provider, ordering, awaitedCode, onFullPrice, email, onEmail } = props;
  const toast = useToast();
  const mayHaveAccount = useMayHaveAccount();
  const isShipped = needsShipping(offer.lines);
  const definition = isShipped ? BILLING_FORM : UNSHIPPED_FORM;
  const billing = useDraftForm(definition, (draft) => {
    onEmail(checkField(definition, draft, 'email') === null ? (draft.email ?? '').trim() : null);
    delivery.setPlace({ country: (draft.country ?? '').trim(), state: (draft.state ?? '').trim() });
  });
  useRefusedEmail(ordering.failure, billing.refuse);
  const boxes = useCardForm();
  const [cardChoice, setCardChoice] = useState<CardChoice | null>(null);
  // Signing out, in another tab too, hides what was chosen.
  const choice = mayHaveAccount ? cardChoice : null;
  const savedId = choice?.id ?? null;
  const isFreeOffer = isFree(offer.totals);
  const card = savedId === null ? createCardEntry(provider, boxes) : createSavedCardEntry(provider, savedId);
  /** Places the order after the shopper agrees to the full price. */
  const [payFull, setPayFull] = useState<(() => void) | null>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (ordering.isBusy) return;
    toast.begin();
    if (!isFreeOffer && card.status === 'loading') return void toast.warning(...CARD_FORM_LOADING);
    const details = billing.check();
    const checkedCard = isFreeOffer ? null : card.check();
    if (!details) {
      const message = 'Please fill in all required billing details first.';
      return void toast.warning('Complete Billing Information', message);
    }
    if (!isFreeOffer && !checkedCard) return void toast.error(...CARD_FORM_MISSING);
    if (checkedCard && !checkedCard.ok) return checkedCard.focus();
    const place = () =>
      void placeSettled((settled) => {
        const tooLittle = tooLittleToPay(settled.totals.total);
        if (tooLittle) toast.warning('Too Little to Pay by Card', tooLittle);
        else if (checkedCard) ordering.place(details, checkedCard.pay, settled, toSavedCardUse(choice));
        else ordering.placeFree(details, settled);
      });
    if (awaitedCode) setPayFull(() => place);
    else place();
  }

  /** Goes on only at the total that is shown; otherwise says the new one. */
  async function placeSettled(goOn: (settled: Offer) => void) {
    const settled = await delivery.settle();
    if (settled && 'problem' in settled) {
      return void toast.warning(PROBLEM_TITLES[settled.problem], `${settled.failure} Nothing was charged.`);
    }
    if (settled?.isAsShown) return goOn(settled.offer);
    if (settled) {
      const { totals, delivery: sent } = settled.offer;
      const by = sent?.shippingMethod ? ` by ${sent.shippingMethod.name}` : '';
      const message = `It costs ${formatMoney(totals.total)}${by} now. Look at it, then place your order.`;
      return void toast.warning('Your Order Has Changed', message);
    }
    toast.warning('We Cannot Send This Order', 'Nothing was charged. Look at the delivery of your order.');
    document.getElementById('delivery')?.scrollIntoView({ block: 'center' });
  }

  return (
    <form {...billing.props} id={id} onSubmit={submit} className="grid grid-cols-1 gap-10 max-lg:contents">
      <div className="grid grid-cols-1 gap-10 max-lg:-order-2">
        <section aria-labelledby="billing">
          <h2 id="billing" className="mb-1 text-2xl">
            Billing details
          </h2>
          <p className="mb-5 text-muted">
            {isShipped
              ? 'We deliver to this address.'
              : 'No shipping needed: your country decides on the tax.'}
          </p>
          {mayHaveAccount && (
            <Suspense fallback={null}>
              <ChooseAddress
                onChoose={(address, email) => billing.fill(address, { email })}
                onDefault={(address, email) => {
                  const draft = billing.current();
                  const isFree = isUntouched(draft, address);
                  if (isFree) billing.fill(address, { email });
                  return isFree || address.address === draft.address;
                }}
              />
            </Suspense>
          )}
          <BillingFields
            typed={delivery.place}
            errors={{ ...delivery.errors, ...billing.errors }}
            isShipped={isShipped}
          />
          {props.offersReminder && <ReminderBox offer={offer} email={email} isOrdering={ordering.isBusy} />}
        </section>
        {delivery.quoted && (
          <DeliverySection
            quoted={delivery.quoted}
            isShipped={isShipped}
            hasCountry={delivery.hasCountry}
            chosen={delivery.chosen}
            lost={delivery.lost}
            onChoose={delivery.choose}
          />
        )}
        {isFreeOffer && <NothingToPay />}
      </div>
      <CardSection
        provider={provider}
        boxes={boxes}
        hidden={isFreeOffer}
        hidesFields={savedId !== null}
        after={
          choice?.id === null && (
            <Checkbox
              label="Save this card for next time"
              hint="Our payment provider keeps it for your account."
              checked={choice.savesCard}
              onChange={({ currentTarget }) => setCardChoice({ ...choice, savesCard: currentTarget.checked })}
              className="mt-4"
            />
          )
        }
      >
        {mayHaveAccount && (
          <Suspense fallback={null}>
            <ChooseCard choice={choice} onChoose={setCardChoice} />
          </Suspense>
        )}
      </CardSection>
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

/** True if no address is typed yet, but for the country of this one, which the cart may have estimated. */
function isUntouched(draft: Draft<BillingField>, { country }: Draft<BillingField>): boolean {
  const typed = [draft.name, draft.address, draft.city, draft.zip];
  return typed.every((text) => !text) && (!draft.country || draft.country === country);
}

/** Titles for an order that could not be priced when it was placed. */
const PROBLEM_TITLES: Record<QuoteProblem, string> = {
  refused: 'Your Order Has Changed',
  wrong: 'Please Check Your Details',
  lost: 'Please Try Again',
};

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
