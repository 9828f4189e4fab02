import { useEffect, useRef, useState } from 'react';
import type { PageTexts } from '#domain/page-texts/page-texts.ts';
import { ContactForm } from './contact-form.tsx';
import { useSendMessage } from './use-send-message.ts';

type Props = { texts: Pick<PageTexts<'contact'>, 'formTitle' | 'formText' | 'thanksTitle' | 'thanks'> };

/** The contact form; after sending, thanks for a moment (specification, section 2). */
export function ContactSection({ texts }: Props) {
  const sending = useSendMessage();
  const { isThanked } = sending;
  // Remains mounted, so that it keeps the focus.
  const section = useRef<HTMLElement>(null);
  /** CSS pixels of the sent form: the thanks have the same height. */
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
        <ThankYou texts={texts} />
      ) : (
        <>
          <h2 id="write" className="text-3xl">
            {texts.formTitle}
          </h2>
          {texts.formText && <p className="mt-3 max-w-104 text-lg">{texts.formText}</p>}
          <ContactForm
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

function ThankYou({ texts }: Props) {
  return (
    // Visible wherever the form is scrolled.
    <div className="sticky top-[calc(var(--spacing-header)+1.5rem)] bottom-6 my-auto" role="status">
      <h2 id="write" className="text-4xl">
        {texts.thanksTitle}
      </h2>
      <p className="mt-4 max-w-104 text-lg">{texts.thanks}</p>
    </div>
  );
}
