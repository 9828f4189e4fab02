import { MOST_ENTRIES } from '#contract/forms/products.ts';
import { newKey } from '#web/shared/new-key.ts';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { AmountField } from './amount-field.tsx';
import { EntryList } from './entry-list.tsx';
import type { ValueEntry } from './product-form-values.ts';

type Props = {
  /** The place of the property they belong to, from 0. */
  property: number;
  values: readonly ValueEntry[];
  /** The property asks for a text, which a value may do without. */
  asksText: boolean;
  errors: FieldErrors;
  onChange: (values: ValueEntry[]) => void;
};

/** The values of one property, with what each costs more. */
export function PropertyValues({ property, values, asksText, errors, onChange }: Props) {
  const path = `properties.${property}.values`;
  const edit = (key: string, part: Partial<ValueEntry>) =>
    onChange(values.map((value) => (value.key === key ? { ...value, ...part } : value)));
  return (
    <EntryList
      entries={values}
      noun="value"
      most={MOST_ENTRIES}
      error={errors[path]}
      onAdd={() => onChange([...values, { key: newKey(), id: null, value: '', price: '0.00' }])}
      onRemove={(removed) => onChange(values.filter(({ key }) => key !== removed))}
    >
      {({ key, value, price, withoutText = false }, place) => (
        <div className="flex min-w-0 grow flex-wrap items-start gap-x-2">
          <TextField
            label={`Value ${place + 1} of property ${property + 1}`}
            hideLabel
            placeholder="Value"
            autoComplete="off"
            value={value}
            onChange={({ currentTarget }) => edit(key, { value: currentTarget.value })}
            error={errors[`${path}.${place}.value`]}
            className="min-w-0 flex-1"
          />
          <AmountField
            label={`Surcharge of value ${place + 1} of property ${property + 1}`}
            hideLabel
            subject="The surcharge"
            value={price}
            onChange={(typed) => edit(key, { price: typed })}
            error={errors[`${path}.${place}.price`]}
            className="w-24 shrink-0 sm:w-28"
          />
          {asksText && (
            <Checkbox
              label="Asks no text"
              aria-label={`Value ${place + 1} of property ${property + 1} asks no text`}
              checked={withoutText}
              onChange={({ currentTarget }) => edit(key, { withoutText: currentTarget.checked })}
              className="basis-full"
            />
          )}
        </div>
      )}
    </EntryList>
  );
}
