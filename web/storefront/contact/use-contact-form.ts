import { type FocusEvent, type FormEvent, type InputEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import type { ContactForm } from '#contract/forms.ts';
import { sendMessage } from '#contract/messages.ts';
import { browserApi } from '#web/data.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { isLeftForSubmit, useFieldErrors } from '#web/shared/use-field-errors.ts';
import { useToast } from '#web/ui/use-toast.ts';
import {
  CONTACT_FIELDS,
  type ContactDraft,
  type ContactField,
  checkContact,
  checkContactField,
  isContactField,
} from './check-contact.ts';
import { forgetContactDraft, keepContactDraft, readContactDraft } from './contact-draft.ts';
import { useOpening } from './use-opening.ts';

/** Milliseconds the thanks stay (spec 9). */
const THANKS_TIME = 5_000;

/**
 * The form of a message. Its boxes keep their own text, so what is typed before the page has started stays; every change
 * goes to the tab's storage until the message is sent.
 */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const toast = useToast();
  const keyFor = useAttemptKey();
  const readOpening = useOpening();
  const { errors, tell, tellAll } = useFieldErrors<ContactField>();
  const [isBusy, setBusy] = useState(false);
  const [isThanked, setThanked] = useState(false);

  useEffect(() => {
    if (!isThanked) restore(form.current, readContactDraft());
  }, [isThanked]);
  useEffect(() => {
    if (!isThanked) return;
    const timer = setTimeout(() => setThanked(false), THANKS_TIME);
    return () => clearTimeout(timer);
  }, [isThanked]);

  async function send(message: ContactForm, website: string) {
    setBusy(true);
    try {
      const body = { ...message, website, opened: await readOpening() };
      await browserApi(sendMessage, { body }, { headers: { 'Idempotency-Key': keyFor(body) } });
      forgetContactDraft();
      setThanked(true);
    } catch (error) {
      const isTold = error instanceof ApiError && error.failure.message;
      toast.error(isTold ? error.message : 'Failed to send message. Please try again.');
    }
    setBusy(false);
  }

  return {
    ref: form,
    errors,
    isBusy,
    isThanked,
    onInput({ target }: InputEvent<HTMLFormElement>) {
      const name = nameOf(target);
      if (!name || !form.current) return;
      tell(name, null);
      keepContactDraft(draftOf(form.current));
    },
    onBlur(event: FocusEvent<HTMLFormElement>) {
      const name = nameOf(event.target);
      if (!name || !form.current || isLeftForSubmit(event)) return;
      tell(name, checkContactField(draftOf(form.current), name));
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isBusy || !form.current) return;
      const checked = checkContact(draftOf(form.current));
      tellAll(checked.ok ? {} : checked.errors);
      if (!checked.ok) return controlOf(form.current, checked.first)?.focus();
      void send(checked.form, String(new FormData(form.current).get('website') ?? ''));
    },
  };
}

function nameOf(target: EventTarget): ContactField | null {
  const name = target instanceof HTMLElement ? (target.getAttribute('name') ?? '') : '';
  return isContactField(name) ? name : null;
}

function draftOf(form: HTMLFormElement): ContactDraft {
  return Object.fromEntries(CONTACT_FIELDS.map((field) => [field, controlOf(form, field)?.value ?? '']));
}

/** Puts back what was typed; what is already in the form is newer. */
function restore(form: HTMLFormElement | null, draft: ContactDraft): void {
  for (const field of CONTACT_FIELDS) {
    const control = form && controlOf(form, field);
    if (control && control.value === '') control.value = draft[field] ?? '';
  }
}

function controlOf(form: HTMLFormElement, field: ContactField) {
  const control = form.elements.namedItem(field);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : null;
}
