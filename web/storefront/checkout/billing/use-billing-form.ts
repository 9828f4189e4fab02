import { type FocusEvent, type InputEvent, useEffect, useRef } from 'react';
import { isLeftForSubmit, useFieldErrors } from '#web/shared/use-field-errors.ts';
import { keepDraft, readDraft } from './billing-draft.ts';
import {
  BILLING_FIELDS,
  type BillingDraft,
  type BillingField,
  type CheckedBilling,
  checkBilling,
  checkBillingField,
  isBillingField,
} from './check-billing.ts';

/**
 * The billing form. Its boxes keep their own text (so what is typed before the page has started stays), and every change
 * goes to the tab's storage.
 */
export function useBillingForm() {
  const form = useRef<HTMLFormElement>(null);
  const { errors, tell, tellAll } = useFieldErrors<BillingField>();

  useEffect(() => {
    if (!form.current) return;
    restore(form.current, readDraft());
    keepDraft(draftOf(form.current));
  }, []);

  function onInput({ target }: InputEvent<HTMLFormElement>) {
    const name = nameOf(target);
    if (!name || !form.current) return;
    tell(name, null);
    keepDraft(draftOf(form.current));
  }

  function onBlur(event: FocusEvent<HTMLFormElement>) {
    const name = nameOf(event.target);
    if (!name || !form.current || isLeftForSubmit(event)) return;
    tell(name, checkBillingField(draftOf(form.current), name));
  }

  /** Parses the form and shows what is wrong with it. */
  function check(): CheckedBilling {
    const checked = checkBilling(form.current ? draftOf(form.current) : {});
    tellAll(checked.ok ? {} : checked.errors);
    return checked;
  }

  function focus(field: BillingField) {
    if (form.current) controlOf(form.current, field)?.focus();
  }

  return { ref: form, errors, onInput, onBlur, check, focus };
}

function nameOf(target: EventTarget): BillingField | null {
  const name = target instanceof HTMLElement ? (target.getAttribute('name') ?? '') : '';
  return isBillingField(name) ? name : null;
}

function draftOf(form: HTMLFormElement): BillingDraft {
  return Object.fromEntries(BILLING_FIELDS.map((field) => [field, controlOf(form, field)?.value ?? '']));
}

/** Puts back what was typed; what is already in the form is newer. */
function restore(form: HTMLFormElement, draft: BillingDraft): void {
  for (const field of BILLING_FIELDS) {
    const control = controlOf(form, field);
    if (control && control.value === '') control.value = draft[field] ?? '';
  }
}

function controlOf(form: HTMLFormElement, field: BillingField): HTMLInputElement | HTMLSelectElement | null {
  const control = form.elements.namedItem(field);
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : null;
}
