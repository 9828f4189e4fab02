import { LIMITS } from '#contract/limits.ts';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { FIELD_LABELS } from './describe-field.ts';
import type { ProductFormState } from './use-product-form.ts';

const NAMES = ['dimensions', 'weight', 'materials', 'warranty'] as const;

export function DetailFields({ product: { values, errors, change } }: { product: ProductFormState }) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      {NAMES.map((name) => (
        <TextField
          key={name}
          label={FIELD_LABELS[name]}
          name={name}
          optional
          autoComplete="off"
          maxLength={LIMITS.line}
          value={values[name]}
          onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
          error={errors[name]}
        />
      ))}
    </div>
  );
}
