import { type FocusEvent, useState } from 'react';

/** Messages by the path of a field: 'email', 'company.email', 'colors.3.price'. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The messages below the fields of a form. */
export function useFieldErrors() {
  const [errors, setErrors] = useState<FieldErrors>({});

  /** Sets the message of one field; null removes it. */
  function setError(field: string, message: string | null) {
    setErrors((before) => {
      if ((before[field] ?? null) === message) return before;
      const others = errorsWithout(before, [field]);
      return message === null ? others : { ...others, [field]: message };
    });
  }

  return { errors, setError, setErrors };
}

/** The errors of all other fields; a name covers the paths below it, 'company' also 'company.email'. */
export function errorsWithout(errors: FieldErrors, names: readonly string[]): FieldErrors {
  const isOf = (path: string) => names.some((name) => path === name || path.startsWith(`${name}.`));
  const entries = Object.entries(errors);
  const left = entries.filter(([path]) => !isOf(path));
  return left.length === entries.length ? errors : Object.fromEntries(left);
}

/**
 * True if the focus goes to the submit button. Submitting validates anyway, and a message that appears on
 * blur would move the button away before the click.
 */
export function isLeftForSubmit({ relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
}
