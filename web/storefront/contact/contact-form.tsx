import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useContactForm } from './use-contact-form.ts';

/** The message to the shop; once sent, thanks for a moment, then an empty form (spec 2). */
export function ContactForm() {
  const { ref, errors, isBusy, isThanked, onInput, onBlur, onSubmit } = useContactForm();
  return (
    <section aria-labelledby="write" className="rounded-xl bg-accent-soft p-6 sm:p-10">
      {isThanked ? (
        <ThankYou />
      ) : (
        <>
          <h2 id="write" className="text-3xl">
            Send us a message
          </h2>
          <p className="mt-3 max-w-104 text-lg">
            With your order ID, if you have one. We reply within 24 hours.
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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex min-h-80 flex-col justify-center" role="status">
      <h2 id="write" ref={heading} tabIndex={-1} className="text-4xl outline-none">
        Thank You!
      </h2>
      <p className="mt-4 max-w-104 text-lg">
        Your message is with us. We will get back to you within 24 hours.
      </p>
    </div>
  );
}
