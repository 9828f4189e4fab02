import { useEffect, useState } from 'react';
import { sendMessage } from '#contract/calls/messages.ts';
import type { ContactForm } from '#contract/forms/messages.ts';
import { browserApi } from '#web/data.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { forgetDraft } from '../draft-form/form-draft.ts';
import { CONTACT_FORM } from './contact-form-definition.ts';
import { useOpening } from './use-opening.ts';

/** Milliseconds the thanks stay (spec 9). */
const THANKS_TIME = 5_000;

/** Sends a message; `isThanked` is true for a moment afterwards. */
export function useSendMessage() {
  const withKey = useAttemptKey();
  const readOpening = useOpening();
  const [isThanked, setThanked] = useState(false);

  useEffect(() => {
    if (!isThanked) return;
    const timer = setTimeout(() => setThanked(false), THANKS_TIME);
    return () => clearTimeout(timer);
  }, [isThanked]);

  const { run: send, busy } = useMutation(
    async ({ message, website }: Sent) => {
      const body = { ...message, website, opened: await readOpening() };
      await browserApi(sendMessage, { body }, withKey(body));
      forgetDraft(CONTACT_FORM);
      setThanked(true);
    },
    {
      refresh: 'never',
      failure: ({ status, failure: { message } }) =>
        status > 0 && message !== undefined ? message : { title: NOT_SENT, message },
    },
  );

  return { busy, isThanked, send };
}

/** `website`: value of the honeypot field. */
type Sent = { message: ContactForm; website: string };

const NOT_SENT = 'Failed to send message. Please try again.';
