import type { ComponentProps } from 'react';
import { LineDrawing } from '../pictures/line-drawing.tsx';
import { controlClasses } from './control-style.ts';
import { Field, type FieldFrame, splitFrame } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectFieldProps
  extends FieldFrame,
    Omit<ComponentProps<'select'>, keyof FieldFrame | 'children' | 'multiple'> {
  options: readonly SelectOption[];
  /** A first option with an empty value: “Choose a country”. */
  placeholder?: string | undefined;
}

export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const [frame, select] = splitFrame(props);
  return (
    <Field {...frame}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className={controlClasses('appearance-none truncate pr-10')}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <LineDrawing
            path="m6 9 6 6 6-6"
            className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </Field>
  );
}
