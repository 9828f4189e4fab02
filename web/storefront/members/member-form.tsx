import type { FormEvent } from 'react';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { useToast } from '#web/ui/toasts/use-toast.ts';
import { useDraftForm } from '../draft-form/use-draft-form.ts';
import { createCardEntry } from '../payments/card/card-entry.ts';
import { CardSection } from '../payments/card/card-section.tsx';
import { CARD_FORM_LOADING, CARD_FORM_MISSING } from '../payments/card/card-texts.ts';
import type { CardProvider } from '../payments/card/choose-card-payment.ts';
import { useCardForm } from '../payments/card/use-card-form.ts';
import { FailureNotice } from '../payments/failure-notice.tsx';
import { PayButton } from '../payments/pay-button.tsx';
import { useRefusedEmail } from '../payments/use-refused-email.ts';
import { AddressFields } from '../person-fields/address-fields.tsx';
import { EmailField } from '../person-fields/email-field.tsx';
import { PhoneField } from '../person-fields/phone-field.tsx';
import { checkMemberCard } from './check-member-card.ts';
import { JOIN_TEXTS } from './join-texts.ts';
import { MEMBER_FORM, type MemberField } from './member-form-definition.ts';
import type { JoiningState } from './use-join.ts';

type Props = { provider: CardProvider; joining: JoiningState; price: string };

/** Member's details and card. Submitting it pays. */
export function MemberForm({ provider, joining, price }: Props) {
  const toast = useToast();
  const member = useDraftForm(MEMBER_FORM);
  useRefusedEmail(joining.failure, member.refuse);
  const boxes = useCardForm(checkMemberCard);
  const card = createCardEntry(provider, boxes);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (joining.isBusy) return;
    toast.begin();
    if (card.status === 'loading') return void toast.warning(...CARD_FORM_LOADING);
    const details = member.check();
    const checkedCard = card.check();
    if (!details) return;
    if (!checkedCard) return void toast.error(...CARD_FORM_MISSING);
    if (!checkedCard.ok) return checkedCard.focus();
    joining.join(details, checkedCard.pay);
  }

  return (
    <form method="post" {...member.props} onSubmit={submit} className="grid gap-10">
      <section aria-labelledby="member">
        <h2 id="member" className="mb-5 text-2xl">
          Your details
        </h2>
        <MemberFields errors={member.errors} />
      </section>
      <CardSection provider={provider} boxes={boxes}>
        <TextField
          label="Cardholder name"
          name="cardholderName"
          autoComplete="cc-name"
          required
          error={member.errors.cardholderName}
          className="mb-5"
        />
      </CardSection>
      <FailureNotice paying={joining} texts={JOIN_TEXTS} />
      <PayButton busy={joining.isBusy} busyLabel="Processing Payment..." className="sm:justify-self-start">
        Pay {price}
      </PayButton>
    </form>
  );
}

function MemberFields({ errors }: { errors: Partial<Record<MemberField, string>> }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label="Full name"
        name="fullName"
        autoComplete="name"
        required
        error={errors.fullName}
        className="sm:col-span-2"
      />
      <EmailField hint="Your member price goes with this address" error={errors.email} />
      <PhoneField error={errors.phone} />
      <AddressFields errors={errors} />
    </div>
  );
}
