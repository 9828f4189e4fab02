import { useEffect, useRef, useState } from 'react';
import { MessageForm } from './message-form.tsx';
import { useSendMessage } from './use-send-message.ts';

/** The message to the shop; once sent, thanks for a moment, then an empty form (spec 2). */
export function ContactForm() {
  const sending = useSendMessage();
  const { isThanked } = sending;
  // The section stays when the thanks come and go, and so does a focus on it.
  const section = useRef<HTMLElement>(null);
  /**
   * CSS pixels of the form that was sent: the thanks take no less, so that nothing moves when they come and
   * go.
   */
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (isThanked) section.current?.focus();
  }, [isThanked]);
  return (
    <section
      ref={section}
      tabIndex={-1}
      style={isThanked ? { minHeight: height } : undefined}
      aria-labelledby="write"
      className="flex flex-col rounded-xl border border-transparent bg-accent-soft p-6 outline-none sm:p-10 dark:border-line dark:bg-raised"
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
          <MessageForm
            busy={sending.busy}
            onSend={(message, website) => {
              setHeight(section.current?.offsetHeight ?? 0);
              void sending.send({ message, website });
            }}
          />
        </>
      )}
    </section>
  );
}

function ThankYou() {
  return (
    // In sight wherever in the long form it was sent from.
    <div className="sticky top-[calc(var(--spacing-header)+1.5rem)] bottom-6 my-auto" role="status">
      <h2 id="write" className="text-4xl">
        Thank You!
      </h2>
      <p className="mt-4 max-w-104 text-lg">
        Your message is with us. We will get back to you within 24 hours.
      </p>
    </div>
  );
}
