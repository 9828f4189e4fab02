import { type FocusEvent, type InputEvent, useEffect, useEffectEvent, useRef } from 'react';
import { isLeftForSubmit, useFieldErrors } from '#web/shared/use-field-errors.ts';
import { forgetSignedOutDrafts, listenForSignOut } from './forget-drafts.ts';
import { checkField, checkForm, type Draft, type FormDefinition } from './form-definition.ts';
import { formDraft } from './form-draft.ts';

/**
 * A form of uncontrolled inputs, so that text typed before hydration stays. Stores each change in the tab.
 * Validates on blur; editing removes the message.
 */
export function useDraftForm<Field extends string, Form>(
  definition: FormDefinition<Field, Form>,
  onDraft?: (draft: Draft<Field>) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, setError, setErrors } = useFieldErrors();
  const { fields } = definition;

  const start = useEffectEvent((element: HTMLFormElement) => {
    // The inputs belong to someone who was signed out in another tab; browsers restore inputs, too.
    if (forgetSignedOutDrafts()) element.reset();
    keep(element, restore(element, fields, formDraft(definition).read()));
  });
  const empty = useEffectEvent(() => {
    form.current?.reset();
    setErrors({});
    if (form.current) keep(form.current);
  });
  useEffect(() => {
    if (form.current) start(form.current);
    return listenForSignOut(() => empty());
  }, []);

  /** `waiting`: texts that no input has yet, since what it offers depends on others. */
  function keep(element: HTMLFormElement, waiting: Draft<Field> = {}) {
    const draft = { ...readDraft(element, fields), ...waiting };
    formDraft(definition).keep(draft);
    onDraft?.(draft);
  }

  function onInput({ target }: InputEvent<HTMLFormElement>) {
    const field = findField(target, fields);
    if (!field || !form.current) return;
    setError(field, null);
    keep(form.current);
  }

  function onBlur(event: FocusEvent<HTMLFormElement>) {
    const field = findField(event.target, fields);
    if (!field || !form.current || isLeftForSubmit(event)) return;
    setError(field, checkField(definition, readDraft(form.current, fields), field));
  }

  /** The valid form; null after showing its errors and focusing the first invalid field. */
  function check(): Form | null {
    const checked = checkForm(definition, form.current ? readDraft(form.current, fields) : {});
    setErrors(checked.ok ? {} : checked.errors);
    if (checked.ok) return checked.form;
    if (form.current && checked.first) findControl(form.current, checked.first)?.focus();
    return null;
  }

  /** Shows a message that came from elsewhere at its field, and focuses that. */
  function refuse(field: Field, message: string) {
    setError(field, message);
    if (form.current) findControl(form.current, field)?.focus();
  }

  /** Replaces the texts of some fields; `missing` only where nothing is typed. */
  function fill(texts: Draft<Field>, missing: Draft<Field> = {}) {
    if (!form.current) return;
    const waiting: Draft<Field> = {};
    for (const field of fields) {
      const control = findControl(form.current, field);
      const text = texts[field] ?? (control?.value === '' ? missing[field] : undefined);
      if (text === undefined) continue;
      if (!enter(control, text)) waiting[field] = text;
      setError(field, null);
    }
    keep(form.current, waiting);
  }

  /** The values that are typed now. */
  function current(): Draft<Field> {
    return form.current ? readDraft(form.current, fields) : {};
  }

  return { errors, check, refuse, fill, current, props: { ref: form, noValidate: true, onInput, onBlur } };
}

function findField<Field extends string>(target: EventTarget, fields: readonly Field[]): Field | null {
  const name = target instanceof HTMLElement ? target.getAttribute('name') : null;
  return fields.find((field) => field === name) ?? null;
}

function readDraft<Field extends string>(form: HTMLFormElement, fields: readonly Field[]): Draft<Field> {
  return Object.fromEntries(
    fields.map((field) => [field, findControl(form, field)?.value ?? '']),
  ) as Draft<Field>;
}

/** Restores a draft; text already in the form is newer. Returns what no input has yet. */
function restore<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
  draft: Draft<Field>,
): Draft<Field> {
  const waiting: Draft<Field> = {};
  for (const field of fields) {
    const control = findControl(form, field);
    const text = draft[field] ?? '';
    const isMissing = text !== '' && (control?.value ?? '') === '';
    if (isMissing && !enter(control, text)) waiting[field] = text;
  }
  return waiting;
}

/** False if there is no input for the text, or a choice that does not offer it. */
function enter(control: Control | null, text: string): boolean {
  if (control) control.value = text;
  return control?.value === text;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function findControl(form: HTMLFormElement, field: string): Control | null {
  const control = form.elements.namedItem(field);
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isText || control instanceof HTMLSelectElement ? control : null;
}
