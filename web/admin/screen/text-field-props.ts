import type { FieldErrors } from '#web/shared/use-field-errors.ts';

/** The state of a form whose values are typed. */
type TypedForm<Name extends string> = {
  values: Readonly<Record<NoInfer<Name>, string>>;
  errors: FieldErrors;
  change: (part: Record<string, string>) => void;
};

/** The props of the text field for one value of a form. */
export function textFieldProps<Name extends string>({ values, errors, change }: TypedForm<Name>, name: Name) {
  return {
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change({ [name]: currentTarget.value }),
  };
}
