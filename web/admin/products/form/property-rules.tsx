import { ASKED_TEXT_LIMITS } from '#domain/pricing/asked-text.ts';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import type { AskedTextEntry, PropertyEntry } from './product-form-values.ts';
import { MUST_BE_CHOSEN } from './required-option.tsx';

type Props = {
  /** From 0. */
  place: number;
  property: PropertyEntry;
  errors: FieldErrors;
  onChange: (part: Partial<PropertyEntry>) => void;
};

/** Whether a property must be chosen, and which text it asks for. */
export function PropertyRules({ place, property, errors, onChange }: Props) {
  const { required = false, text } = property;
  const path = `properties.${place}.text`;
  const edit = (part: Partial<AskedTextEntry>) => text && onChange({ text: { ...text, ...part } });
  return (
    <div className="mt-4 border-t border-line pt-3">
      <Checkbox
        label="Must be chosen"
        hint={MUST_BE_CHOSEN}
        checked={required}
        onChange={({ currentTarget }) => onChange({ required: currentTarget.checked })}
      />
      <Checkbox
        label="Asks for a text"
        hint="One line that the shopper types along, such as an engraving."
        checked={text !== undefined}
        onChange={({ currentTarget }) =>
          onChange({ text: currentTarget.checked ? { label: '', maxLength: '20' } : undefined })
        }
      />
      {text && (
        <div className="mt-2 grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
          <TextField
            label="Label of the text"
            placeholder="Engraved text"
            autoComplete="off"
            maxLength={ASKED_TEXT_LIMITS.label}
            value={text.label}
            onChange={({ currentTarget }) => edit({ label: currentTarget.value })}
            error={errors[`${path}.label`] ?? errors[path]}
          />
          <TextField
            label="Longest text"
            hint="Characters"
            inputMode="numeric"
            autoComplete="off"
            value={text.maxLength}
            onChange={({ currentTarget }) => edit({ maxLength: currentTarget.value })}
            error={errors[`${path}.maxLength`]}
          />
        </div>
      )}
    </div>
  );
}
