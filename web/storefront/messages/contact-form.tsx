import type { FormEvent } from 'react';
import type { ContactForm as ContactMessage } from '#contract/forms/messages.ts';
import { useHydrated } from '#web/shared/use-hydrated.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { useDraftForm } from '../draft-form/use-draft-form.ts';
import { EmailField } from '../person-fields/email-field.tsx';
import { PhoneField } from '../person-fields/phone-field.tsx';
import { useShopDetails } from '../shop-details.ts';
import { CONTACT_FORM } from './contact-form-definition.ts';

type Props = {
  busy: boolean;
  /** `website`: value of the honeypot field. */
  onSend: (message: ContactMessage, website: string) => void;
};

/** The fields of the contact form. Their draft stays in the tab until it is sent. */
export function ContactForm({ busy, onSend }: Props) {
  const isHydrated = useHydrated();
  const draft = useDraftForm(CONTACT_FORM);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const message = draft.check();
    if (message) onSend(message, String(new FormData(event.currentTarget).get('website') ?? ''));
  }

  return (
    <form method="post" {...draft.props} onSubmit={submit} className="mt-8 grid gap-5 sm:grid-cols-2">
      <WithoutScript />
      <TextField
        label="First name"
        name="firstName"
        required
        autoComplete="given-name"
        error={draft.errors.firstName}
      />
      <TextField
        label="Last name"
        name="lastName"
        required
        autoComplete="family-name"
        error={draft.errors.lastName}
      />
      <EmailField error={draft.errors.email} />
      <PhoneField error={draft.errors.phone} />
      <TextArea
        label="Message"
        name="message"
        required
        rows={6}
        // As tall as the panel beside it, on wide screens.
        style={{ minHeight: 'clamp(10.8rem, 22vw, 20rem)' }}
        error={draft.errors.message}
        className="sm:col-span-2"
      />
      <NotForPeople />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        disabled={!isHydrated}
        busy={busy}
        busyLabel="Sending..."
        className="sm:justify-self-start"
      >
        Send Message
      </Button>
    </form>
  );
}

/** The submit button needs the script. */
function WithoutScript() {
  const { email, phone } = useShopDetails();
  return (
    <noscript>
      <p className="rounded-lg bg-surface p-4 sm:col-span-2 [&_a]:underline [&_a]:underline-offset-4">
        This form needs JavaScript.
        {email && phone && (
          <>
            {' '}
            Without it, please write to <a href={email.href}>{email.text}</a> or call{' '}
            <a href={phone.href}>{phone.text}</a>.
          </>
        )}
      </p>
    </noscript>
  );
}

/** Honeypot: only bots fill it in. */
function NotForPeople() {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
