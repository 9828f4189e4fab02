import Check from 'lucide-react/icons/check';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ label, hint, error, id, className, ...input }: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');

  return (
    <div className={className}>
      <div className="relative isolate flex min-h-9 has-disabled:text-muted items-start gap-3 py-1.5 pointer-coarse:min-h-11 pointer-coarse:py-2.5">
        <span className="relative z-1 grid h-6 shrink-0 place-items-center">
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
        </span>
        <span className="min-w-0 grow">
          <label
            htmlFor={controlId}
            className="flex cursor-pointer items-baseline justify-between gap-3 after:absolute after:inset-0"
          >
            <span>{label}</span>
          </label>
          {hint && (
            <span id={hintId} className="block text-sm text-muted">
              {hint}
            </span>
          )}
        </span>
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
