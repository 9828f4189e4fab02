import { type FocusEvent, useState } from 'react';

/** Messages by field path: 'email', 'company.email', 'colors.3.price'. */
export type FieldErrors = Readonly<Record<string, string>>;

export function useFieldErrors() {
  const [errors, setErrors] = useState<FieldErrors>({});

  /** Sets the message of a field; null removes it. */
  function setError(field: string, message: string | null) {
    setErrors((before) => {
      if ((before[field] ?? null) === message) return before;
      const others = errorsWithout(before, [field]);
      return message === null ? others : { ...others, [field]: message };
    });
  }

  return { errors, setError, setErrors };
}

/** Removes the errors of the named fields and of the paths below them. */
export function errorsWithout(errors: FieldErrors, names: readonly string[]): FieldErrors {
  const concernsField = (path: string) => names.some((name) => path === name || path.startsWith(`${name}.`));
  const entries = Object.entries(errors);
  const left = entries.filter(([path]) => !concernsField(path));
  return left.length === entries.length ? errors : Object.fromEntries(left);
}

/** True if the focus moves to the submit button, which a message on blur would move before the click. */
export function isLeftForSubmit({ relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
}
