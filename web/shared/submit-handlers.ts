import type { FormEvent } from 'react';
import type { ApiError } from '#contract/client.ts';
import type { Notice } from './use-mutation.ts';

/** A submit handler that passes no values. It shows the errors of invalid fields and then does nothing. */
export function onSubmit(run: () => unknown) {
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = [...event.currentTarget.elements].find(hasOwnMessage);
    if (wrong) wrong.reportValidity();
    else void run();
  };
}

/** True for a field that its component calls wrong, as a quantity; the server checks the others. */
function hasOwnMessage(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.validity.customError;
}

/** A submit handler that passes the form's values by field name. */
export function onSubmitValues(run: (values: Record<string, string>) => unknown) {
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)];
    void run(Object.fromEntries(fields.map(([name, value]) => [name, String(value)])));
  };
}

/** A `failure` whose title is the server's message; none for errors of fields. */
export function titleFromServer({ message, failure: { fields } }: ApiError): Notice | null {
  return fields ? null : message;
}
