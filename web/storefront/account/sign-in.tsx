import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { emailAddress } from '#contract/fields.ts';
import { useHydrated } from '#web/shared/use-hydrated.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmailCode } from '../email-codes/email-code.tsx';
import { FocusedHeading } from '../focused-heading.tsx';
import { EmailField } from '../person-fields/email-field.tsx';

/** Asks for an email address and the code that is mailed to it. */
export function SignIn() {
  const { revalidate } = useRevalidator();
  const [email, setEmail] = useState<string | null>(null);
  return (
    <div className="mx-auto max-w-form">
      <FocusedHeading className="text-4xl">Your account</FocusedHeading>
      <p className="mt-4 text-lg text-muted">
        See your orders, save addresses and look after your membership. There is no password: we send a code
        to your email address.
      </p>
      <Card className="mt-8 noscript:hidden!">
        {email === null ? (
          <EmailForm onEmail={setEmail} />
        ) : (
          <div className="grid justify-items-start gap-4">
            <p className="wrap-anywhere">
              Signing in as <span className="font-medium">{email}</span>
            </p>
            <EmailCode whose={{ email }} onProven={() => void revalidate()} sendsAtOnce />
            <Button variant="quiet" size="sm" className="-ml-3" onClick={() => setEmail(null)}>
              Use another address
            </Button>
          </div>
        )}
      </Card>
      <noscript>
        <p className="mt-8 rounded-lg bg-sunken p-4">Signing in needs JavaScript.</p>
      </noscript>
      <p className="mt-6 text-muted">
        Only looking for one order? <TextLink to="/user/track-order">Track it</TextLink> by its Order ID.
      </p>
    </div>
  );
}

function EmailForm({ onEmail }: { onEmail: (email: string) => void }) {
  const isHydrated = useHydrated();
  const [error, setError] = useState<string | undefined>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = emailAddress().safeParse(new FormData(form).get('email'));
    if (checked.success) return onEmail(checked.data);
    setError(checked.error.issues[0]?.message);
    form.querySelector('input')?.focus();
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onInput={() => setError(undefined)}
      className="grid justify-items-start gap-5 *:w-full"
    >
      <EmailField hint="The one that you order with" error={error} />
      <Button type="submit" variant="primary" className="sm:w-auto!" disabled={!isHydrated}>
        Send me a code
      </Button>
    </form>
  );
}
