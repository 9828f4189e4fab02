import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';

export interface RadioGroupProps {
  legend: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function RadioGroup({ legend, error, className, children }: RadioGroupProps) {
  const errorId = useId();
  return (
    <fieldset
      // Only a radiogroup may be invalid; a fieldset's own role, group, may not.
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows this one on a fieldset.
      role="radiogroup"
      className={className}
      aria-describedby={error ? errorId : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className="mb-1 text-sm font-medium text-ink">{legend}</legend>
      {children}
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
