import { COUNTRIES, countryCode } from '#domain/countries.ts';
import { EVERYWHERE } from '#domain/place.ts';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { type Column, DataCell } from '#web/ui/tables/data-table.tsx';
import type { RateEntry } from './tax-form-values.ts';

type Props = {
  rate: RateEntry;
  path: string;
  errors: FieldErrors;
  /** The id of the suggested tax categories. */
  categories: string;
  onChange: (rate: RateEntry) => void;
};

/** The heads of the cells of `RateFields`. */
export const RATE_COLUMNS: readonly Column[] = [
  { label: 'Name' },
  { label: 'Country' },
  { label: 'State' },
  { label: 'Tax category' },
  { label: 'Percent' },
  { label: 'Shipping' },
];

/** The cells of a rate in the table of rates. */
export function RateFields({ rate, path, errors, categories, onChange }: Props) {
  const change = (part: Partial<RateEntry>) => onChange({ ...rate, ...part });
  const text = (name: 'name' | 'state' | 'category') => ({
    hideLabel: true,
    autoComplete: 'off',
    value: rate[name],
    error: errors[`${path}.${name}`],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change({ [name]: currentTarget.value }),
  });
  return (
    <>
      <DataCell label="Name" className="rows:align-top">
        <TextField label="Name" required placeholder="Sales tax" {...text('name')} />
      </DataCell>
      <DataCell label="Country" className="rows:w-52 rows:align-top">
        <SelectField
          label="Country"
          hideLabel
          required
          placeholder="Choose a country"
          options={COUNTRY_OPTIONS}
          value={rate.country}
          error={errors[`${path}.country`]}
          onChange={({ currentTarget }) => change({ country: currentTarget.value })}
          className="cards:w-56"
        />
      </DataCell>
      <DataCell label="State" className="rows:align-top">
        <TextField label="State" optional {...text('state')} />
      </DataCell>
      <DataCell label="Tax category" className="rows:align-top">
        <TextField label="Tax category" optional list={categories} {...text('category')} />
      </DataCell>
      <DataCell label="Percent" className="rows:w-24 rows:align-top">
        <TextField
          label="Rate in percent"
          hideLabel
          required
          inputMode="decimal"
          autoComplete="off"
          value={rate.percent}
          error={errors[`${path}.rate`]}
          onChange={({ currentTarget }) => change({ percent: currentTarget.value })}
        />
      </DataCell>
      <DataCell card="line" className="rows:w-24 rows:align-top">
        {rate.category.trim() === '' && (
          <Checkbox
            label={<span className="rows:sr-only">Shipping is taxed too</span>}
            checked={rate.taxesShipping}
            onChange={({ currentTarget }) => change({ taxesShipping: currentTarget.checked })}
          />
        )}
      </DataCell>
    </>
  );
}

const COUNTRY_OPTIONS = [
  { value: EVERYWHERE, label: 'Everywhere else' },
  ...COUNTRIES.map((name) => ({ value: countryCode(name), label: name })),
];
