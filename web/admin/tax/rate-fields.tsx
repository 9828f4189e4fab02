import { COUNTRIES, countryCode } from '#domain/countries.ts';
import { EVERYWHERE } from '#domain/place.ts';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import type { RateEntry } from './tax-form-values.ts';

type Props = {
  rate: RateEntry;
  /** From 1, for screen readers. */
  number: number;
  path: string;
  errors: FieldErrors;
  /** The id of the suggested tax categories. */
  categories: string;
  onChange: (rate: RateEntry) => void;
};

export function RateFields({ rate, number, path, errors, categories, onChange }: Props) {
  const change = (part: Partial<RateEntry>) => onChange({ ...rate, ...part });
  const text = (name: 'name' | 'state' | 'category') => ({
    autoComplete: 'off',
    value: rate[name],
    error: errors[`${path}.${name}`],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change({ [name]: currentTarget.value }),
  });
  return (
    <fieldset className="grid items-start gap-4 pr-12 sm:grid-cols-2 lg:grid-cols-5">
      <legend className="sr-only">{`Rate ${number}`}</legend>
      <TextField label="Name" required placeholder="Sales tax" {...text('name')} />
      <SelectField
        label="Country"
        required
        placeholder="Choose a country"
        options={COUNTRY_OPTIONS}
        value={rate.country}
        error={errors[`${path}.country`]}
        onChange={({ currentTarget }) => change({ country: currentTarget.value })}
      />
      <TextField label="State" optional {...text('state')} />
      <TextField label="Tax category" optional list={categories} {...text('category')} />
      <TextField
        label="Rate in percent"
        required
        inputMode="decimal"
        autoComplete="off"
        value={rate.percent}
        error={errors[`${path}.rate`]}
        onChange={({ currentTarget }) => change({ percent: currentTarget.value })}
      />
      {rate.category.trim() === '' && (
        <Checkbox
          label="Shipping is taxed too"
          checked={rate.taxesShipping}
          onChange={({ currentTarget }) => change({ taxesShipping: currentTarget.checked })}
          className="sm:col-span-2 lg:col-span-5"
        />
      )}
    </fieldset>
  );
}

const COUNTRY_OPTIONS = [
  { value: EVERYWHERE, label: 'Everywhere else' },
  ...COUNTRIES.map((name) => ({ value: countryCode(name), label: name })),
];
