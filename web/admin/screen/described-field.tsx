import type { ReactNode } from 'react';
import type { Field } from '#domain/fields/field.ts';
import { CURRENCY_SIGN } from '#domain/money.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { ColorField } from '#web/ui/forms/color-field.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';

type Props = {
  field: Exclude<Field, { kind: 'list' | 'names' | 'texts' | 'picture' }>;
  name: string;
  value: string | boolean;
  error: string | undefined;
  /** The field's own hint by default. */
  hint?: ReactNode;
  onChange: (value: string | boolean) => void;
};

/** The control of a described field. */
export function DescribedField({ field, name, value, error, hint = field.hint, onChange }: Props) {
  const typed = {
    label: field.label,
    hint,
    name,
    error,
    value: String(value),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  };
  switch (field.kind) {
    case 'flag':
      return (
        <Checkbox
          label={field.label}
          hint={hint}
          name={name}
          error={error}
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      );
    case 'choice': {
      const options = Object.entries(field.of).map(([key, label]) => ({ value: key, label }));
      return <SelectField {...typed} options={options} className="max-w-xs" />;
    }
    case 'color':
      return <ColorField {...typed} required onColor={onChange} />;
    case 'day':
      return <TextField {...typed} type="date" optional className="max-w-xs" />;
    case 'text': {
      const demand = field.isRequired ? { required: true } : { optional: true };
      // No `maxLength` for the browser, which would cut off pasted text.
      return field.hasLines ? (
        <TextArea {...typed} {...demand} rows={isShort(field) ? 3 : 6} />
      ) : (
        <TextField {...typed} {...demand} />
      );
    }
    default: {
      const isOptional = field.kind !== 'percent' && field.orNone === true;
      const number = { inputMode: 'decimal', autoComplete: 'off', className: 'max-w-xs' } as const;
      const demand = isOptional ? { optional: true } : { required: true };
      return (
        <TextField {...typed} {...number} {...demand} leading={field.kind === 'cents' && CURRENCY_SIGN} />
      );
    }
  }
}

/** True for a text of a few sentences. */
function isShort({ most = Infinity }: { most?: number }): boolean {
  return most <= 1_000;
}
