import Check from 'lucide-react/icons/check';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { ChoiceRow } from './choice-row.tsx';
import { FieldError } from './field-error.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  count?: number | undefined;
}

export function Checkbox({ label, hint, error, count, id, className, ...input }: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');

  return (
    <div className={className}>
      <ChoiceRow {...{ label, hint, hintId, count }} htmlFor={controlId}>
        <input
          {...input}
          id={controlId}
          type="checkbox"
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          className="choice peer rounded-sm"
        />
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none absolute size-4 text-on-accent opacity-0 peer-checked:opacity-100 forced-colors:hidden"
        />
      </ChoiceRow>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
