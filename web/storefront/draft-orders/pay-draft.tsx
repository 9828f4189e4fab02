import type { FormEvent, ReactNode } from 'react';
import type { ShopSettings } from '#contract/calls/checkout.ts';
import type { WireQuote } from '#contract/calls/quote.ts';
import { isFree } from '#domain/checkout/payable.ts';
import { formatMoney } from '#domain/money.ts';
import { TotalsList } from '#web/shared/totals-list.tsx';
import { useDates } from '#web/shared/use-dates.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { useToast } from '#web/ui/toasts/use-toast.ts';
import { BesideSummary, STICKY_SUMMARY } from '../beside-summary.tsx';
import { FocusedHeading } from '../focused-heading.tsx';
import { LineItem } from '../orders/line-item.tsx';
import { createCardEntry } from '../payments/card/card-entry.ts';
import { CardSection } from '../payments/card/card-section.tsx';
import { CARD_FORM_LOADING, CARD_FORM_MISSING } from '../payments/card/card-texts.ts';
import { useCardForm } from '../payments/card/use-card-form.ts';
import { FailureNotice } from '../payments/failure-notice.tsx';
import { NothingToPay } from '../payments/nothing-to-pay.tsx';
import { PayButton } from '../payments/pay-button.tsx';
import { PurchaseFrame } from '../payments/purchase-frame.tsx';
import { useCardProvider } from '../payments/use-card-provider.ts';
import { PAY_DRAFT_TEXTS } from './pay-draft-texts.ts';
import type { PaymentLink } from './payment-link.ts';
import { usePayDraft } from './use-pay-draft.ts';

type Props = { token: string; link: PaymentLink; payment: ShopSettings['payment'] };

/** The draft order that staff have put together, and the card form that pays it. */
export function PayDraft({ token, link, payment }: Props) {
  const { formatDate } = useDates();
  const { quote, problem, name, expiresAt } = link;
  return (
    <>
      <FocusedHeading className="mb-3 text-4xl">Your order</FocusedHeading>
      <p className="mb-8 max-w-prose text-muted sm:mb-12">
        {name ? `Hello ${name}. ` : ''}We have put this together for you. The link can be used until{' '}
        {formatDate(expiresAt)}.
      </p>
      {quote ? (
        <PayQuote token={token} link={link} quote={quote} payment={payment} />
      ) : (
        <CannotPay title="This cannot be paid just now" problem={problem} />
      )}
    </>
  );
}

function PayQuote({ token, link, quote, payment }: Props & { quote: WireQuote }) {
  const provider = useCardProvider(payment);
  const paying = usePayDraft(provider.payment, token, link);
  return (
    <PurchaseFrame paying={paying} texts={PAY_DRAFT_TEXTS} cards={provider.payment}>
      <BesideSummary>
        <Summary link={link} quote={quote} />
        {isFree(quote) ? (
          <FreeForm paying={paying} />
        ) : quote.problem ? (
          <CannotPay title="This cannot be paid by card" problem={quote.problem} />
        ) : (
          <CardForm provider={provider} paying={paying} quote={quote} />
        )}
      </BesideSummary>
    </PurchaseFrame>
  );
}

function Summary({ link: { email, shippingAddress }, quote }: { link: PaymentLink; quote: WireQuote }) {
  const method = quote.methods.find(({ id }) => id === quote.shippingMethodId);
  return (
    <Card as="section" aria-labelledby="summary" className={STICKY_SUMMARY}>
      <h2 id="summary" className="mb-5 text-2xl">
        Order summary
      </h2>
      <ul className="grid gap-5">
        {quote.lines.map(({ image, name, modifications, quantity, price }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name.
          <li key={position}>
            <LineItem
              image={image}
              name={name}
              description={modifications}
              quantity={quantity}
              unitPrice={price}
            />
          </li>
        ))}
      </ul>
      <div className="mt-6 border-t border-line pt-5">
        <TotalsList
          totals={{ ...quote, ...(method && { shippingMethod: method }) }}
          memberPlan={quote.memberPlan}
        />
      </div>
      <dl className="mt-6 grid gap-4 border-t border-line pt-5 text-sm">
        {shippingAddress && (
          <div>
            <dt className="text-muted">We deliver to</dt>
            {shippingAddress.map((line) => (
              <dd key={line} className="wrap-anywhere">
                {line}
              </dd>
            ))}
          </div>
        )}
        <div>
          <dt className="text-muted">We write to</dt>
          <dd className="wrap-anywhere">{email}</dd>
        </div>
      </dl>
    </Card>
  );
}

/** Places an order without a card if there is nothing to pay. */
function FreeForm({ paying }: Pick<FormProps, 'paying'>) {
  return (
    <PayForm paying={paying} onPay={paying.place} label="Place Order" busyLabel="Processing Order...">
      <NothingToPay />
    </PayForm>
  );
}

function CardForm({ provider, paying, quote: { total } }: FormProps) {
  const toast = useToast();
  const boxes = useCardForm();
  const card = createCardEntry(provider, boxes);

  function pay() {
    if (card.status === 'loading') return void toast.warning(...CARD_FORM_LOADING);
    const checked = card.check();
    if (!checked) return void toast.error(...CARD_FORM_MISSING);
    if (!checked.ok) return checked.focus();
    paying.payWith(total, checked.pay);
  }

  return (
    <PayForm
      paying={paying}
      onPay={pay}
      label={`Pay ${formatMoney(total)}`}
      busyLabel="Processing Payment..."
    >
      <CardSection provider={provider} boxes={boxes} />
    </PayForm>
  );
}

type FormProps = {
  provider: ReturnType<typeof useCardProvider>;
  paying: ReturnType<typeof usePayDraft>;
  quote: WireQuote;
};

type PayFormProps = Pick<FormProps, 'paying'> & {
  onPay: () => void;
  label: string;
  busyLabel: string;
  children: ReactNode;
};

function PayForm({ paying, onPay, label, busyLabel, children }: PayFormProps) {
  const toast = useToast();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (paying.isBusy) return;
    toast.begin();
    onPay();
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-8">
      {children}
      <FailureNotice paying={paying} texts={PAY_DRAFT_TEXTS} />
      <PayButton busy={paying.isBusy} busyLabel={busyLabel} className="sm:justify-self-start">
        {label}
      </PayButton>
    </form>
  );
}

function CannotPay({ title, problem }: { title: string; problem: string | undefined }) {
  return (
    <Card className="max-w-prose">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-3">{problem}</p>
      <p className="mt-2 text-muted">Nothing was charged. Please write to the shop.</p>
    </Card>
  );
}
