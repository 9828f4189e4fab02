import { useEffect, useState } from 'react';
import { sendMessage } from '#contract/calls/messages.ts';
import { ApiError } from '#contract/client.ts';
import type { ContactForm } from '#contract/forms/shop-forms.ts';
import { browserApi } from '#web/data.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { useToast } from '#web/ui/toasts/use-toast.ts';
import { forgetDraft } from '../draft-form/form-draft.ts';
import { CONTACT_FORM } from './contact-form-definition.ts';
import { useOpening } from './use-opening.ts';

/** Milliseconds the thanks stay (spec 9). */
const THANKS_TIME = 5_000;

/** Sends messages to the shop, one at a time, each followed by thanks for a moment. */
export function useSendMessage() {
  const toast = useToast();
  const keyFor = useAttemptKey();
  const readOpening = useOpening();
  const [isBusy, setBusy] = useState(false);
  const [isThanked, setThanked] = useState(false);

  useEffect(() => {
    if (!isThanked) return;
    const timer = setTimeout(() => setThanked(false), THANKS_TIME);
    return () => clearTimeout(timer);
  }, [isThanked]);

  /** `website`: what stands in the box that only programs fill in. */
  async function send(message: ContactForm, website: string) {
    if (isBusy) return;
    setBusy(true);
    toast.begin();
    try {
      const body = { ...message, website, opened: await readOpening() };
      await browserApi(sendMessage, { body }, { headers: { 'Idempotency-Key': keyFor(body) } });
      forgetDraft(CONTACT_FORM);
      setThanked(true);
    } catch (error) {
      if (error instanceof ApiError && isServersWord(error)) toast.error(error.message);
      else toast.error(NOT_SENT, error instanceof ApiError ? error.failure.message : undefined);
    }
    setBusy(false);
  }

  return { isBusy, isThanked, send };
}

const NOT_SENT = 'Failed to send message. Please try again.';

/** Whether the server said what is wrong, not the browser for it. */
function isServersWord({ status, failure }: ApiError): boolean {
  return status > 0 && failure.message !== undefined;
}
