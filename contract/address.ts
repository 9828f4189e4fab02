import * as z from 'zod/mini';
import { countryProblem, placeProblems, stateProblem, storedState } from '#domain/address-format.ts';
import { requiredText, text } from './fields.ts';

/** The fields of an address whose words and rules differ by country; `checkedAddress` checks them. */
export const countryField = () => requiredText('Country');
export const stateField = () => maybeText('State is required');
export const postalCodeField = () => maybeText('ZIP code is required', 20);

/**
 * A form with an address: its country must be one, and state and postal code are those of that country, with
 * messages in its words. `postalCode` is the name of that field. The state that is meant is stored.
 */
export function checkedAddress<Form extends { country: string; state: string }, Input>(
  form: z.ZodMiniType<Form, Input>,
  postalCode: keyof Form & string,
) {
  const check = z.superRefine<Form>(
    (typed, context) => {
      const problems = findProblems(typed, postalCode);
      for (const [field, message] of Object.entries(problems)) {
        const isKnown = context.issues.some(({ path }) => path?.[0] === field);
        if (!isKnown) context.addIssue({ code: 'custom', path: [field], message, input: typed });
      }
    },
    // Also runs while other fields are invalid, so that all messages appear together.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );
  return z.pipe(form.check(check), z.transform(withStoredState<Form>));
}

/** A place without an address, of which the state may be missing. */
export const checkedPlace = z.pipe(
  z.object({ country: countryField(), state: z.optional(text()) }).check(
    z.superRefine(({ country, state = '' }, context) => {
      const problems = { country: countryProblem(country), state: state && stateProblem(country, state) };
      for (const [field, message] of Object.entries(problems))
        if (message) context.addIssue({ code: 'custom', path: [field], message, input: country });
    }),
  ),
  z.transform(({ country, state }) => ({ country, ...(state && { state: storedState(country, state) }) })),
);

function maybeText(wrong: string, max?: number) {
  return z.pipe(
    z.nullish(z.pipe(z.string(wrong), text(max))),
    z.transform((typed) => typed ?? ''),
  );
}

/** Fields that are wrong already may hold anything. */
function findProblems<Form extends { country: string; state: string }>(
  typed: Partial<Form>,
  postalCodeField: keyof Form & string,
): Record<string, string> {
  const country = textIn(typed.country);
  const place = { country, state: textIn(typed.state), postalCode: textIn(typed[postalCodeField]) };
  const { postalCode, ...problems } = placeProblems(place);
  const ofCountry = country === '' ? null : countryProblem(country);
  return {
    ...problems,
    ...(ofCountry && { country: ofCountry }),
    ...(postalCode && { [postalCodeField]: postalCode }),
  };
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function withStoredState<Form extends { country: string; state: string }>(form: Form): Form {
  return { ...form, state: storedState(form.country, form.state) };
}
