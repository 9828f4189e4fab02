import { useEffect, useRef, useState } from 'react';
import { openContactForm, sendMessage } from '#contract/calls/messages.ts';
import type { ContactForm } from '#contract/forms/messages.ts';
import { MIN_WRITING_TIME } from '#domain/messages/writing-time.ts';
import { browserApi } from '#web/data.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { formDraft } from '../draft-form/form-draft.ts';
import { CONTACT_FORM } from './contact-form-definition.ts';

/** Milliseconds the thanks stay (specification, section 9). */
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
      formDraft(CONTACT_FORM).forget();
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

/** Milliseconds before a message is sent without a stamp. */
const TIMEOUT = 5_000;

/** Milliseconds by which the clocks of two servers may differ. */
const CLOCK_MARGIN = 500;

type Opening = { stamp: string; at: number };

/**
 * The server's stamp of when the form was opened. Waits until the message no longer looks like a bot's, e.g.
 * for one restored from a draft.
 */
function useOpening(): () => Promise<string | undefined> {
  const opening = useRef<Promise<Opening | null>>(null);
  useEffect(() => {
    opening.current ??= askForStamp();
  }, []);
  return async () => {
    const known = await opening.current;
    if (!known) return undefined;
    const rest = known.at + MIN_WRITING_TIME + CLOCK_MARGIN - performance.now();
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    return known.stamp;
  };
}

async function askForStamp(): Promise<Opening | null> {
  try {
    const { body } = await browserApi(openContactForm, {}, { signal: AbortSignal.timeout(TIMEOUT) });
    return { stamp: body.opened, at: performance.now() };
  } catch {
    return null;
  }
}
