import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '#contract/client.ts';

export type FormCall = {
  busy: boolean;
  /** What is wrong, by the name of the field. */
  fields: Readonly<Record<string, string>>;
  /** Takes back what was said of a field, once it is edited. */
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * Sends a form as one call, one at a time. A wrong field gets the focus; failures that are about no field go to `onFailure`.
 */
export function useFormCall(
  send: (values: Record<string, string>, form: HTMLFormElement) => Promise<void>,
  onFailure: (error: ApiError, form: HTMLFormElement) => void,
): FormCall {
  const [busy, setBusy] = useState(false);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const isSending = useRef(false);

  async function submit(form: HTMLFormElement) {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setFields({});
    try {
      await send(valuesOf(form), form);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const wrong = Object.entries(error.failure.fields ?? {}).filter(([name]) =>
        form.elements.namedItem(name),
      );
      setFields(Object.fromEntries(wrong));
      if (wrong.length === 0) onFailure(error, form);
      else focusOn(form, wrong[0]?.[0] ?? '');
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  return {
    busy,
    fields,
    onInput: ({ target }) => {
      const { name } = target as HTMLInputElement;
      if (!(name in fields)) return;
      const { [name]: _, ...others } = fields;
      setFields(others);
    },
    onSubmit: (event) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
  };
}

export function focusOn(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.focus();
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
