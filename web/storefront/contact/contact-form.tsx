import { useEffect, useRef } from 'react';
import { useHydrated } from '#web/shared/use-hydrated.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useShopDetails } from '../layout/shop-details.ts';
import { useContactForm } from './use-contact-form.ts';

/** The message to the shop; once sent, thanks for a moment, then an empty form (spec 2). */
export function ContactForm() {
  const isReady = useHydrated();
  const { ref, errors, isBusy, isThanked, onInput, onBlur, onSubmit } = useContactForm();
  // The section stays when the thanks come and go, and so does a focus on it.
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isThanked) section.current?.focus();
  }, [isThanked]);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="write"
      className="rounded-xl bg-accent-soft p-6 outline-none sm:p-10"
    >
      {isThanked ? (
        <ThankYou />
      ) : (
        <>
          <h2 id="write" className="text-3xl">
            Send us a message
          </h2>
          <p className="mt-3 max-w-104 text-lg">
            Add your order ID if you have one. We reply within 24 hours.
          </p>
          <form
            ref={ref}
            method="post"
            noValidate
            onInput={onInput}
            onBlur={onBlur}
            onSubmit={onSubmit}
            className="mt-8 grid gap-5 sm:grid-cols-2"
          >
            <WithoutScript />
            <TextField
              label="First name"
              name="firstName"
              required
              autoComplete="given-name"
              error={errors.firstName}
            />
            <TextField
              label="Last name"
              name="lastName"
              required
              autoComplete="family-name"
              error={errors.lastName}
            />
            <TextField
              label="Email"
              name="email"
              type="email"
              required
              autoComplete="email"
              inputMode="email"
              error={errors.email}
            />
            <TextField
              label="Phone number"
              name="phone"
              type="tel"
              required
              autoComplete="tel"
              inputMode="tel"
              error={errors.phone}
            />
            <TextArea
              label="Message"
              name="message"
              required
              rows={6}
              error={errors.message}
              className="sm:col-span-2"
            />
            <NotForPeople />
            <Button
              type="submit"
              variant="primary"
              size="lg"
              disabled={!isReady}
              busy={isBusy}
              busyLabel="Sending..."
              className="sm:justify-self-start"
            >
              Send Message
            </Button>
          </form>
        </>
      )}
    </section>
  );
}

/** Nothing typed is lost: the button waits for the script, and where none comes there are other ways. */
function WithoutScript() {
  const { email, phone } = useShopDetails();
  return (
    <noscript>
      <p className="rounded-lg bg-surface p-4 sm:col-span-2 [&_a]:underline [&_a]:underline-offset-4">
        This form needs JavaScript. Without it, please write to <a href={email.href}>{email.text}</a> or call{' '}
        <a href={phone.href}>{phone.text}</a>.
      </p>
    </noscript>
  );
}

/** A box that only programs see and fill in. */
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

function ThankYou() {
  return (
    <div className="flex min-h-80 flex-col justify-center" role="status">
      <h2 id="write" className="text-4xl">
        Thank You!
      </h2>
      <p className="mt-4 max-w-104 text-lg">
        Your message is with us. We will get back to you within 24 hours.
      </p>
    </div>
  );
}
