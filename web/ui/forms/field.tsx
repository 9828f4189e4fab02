import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';

/** What stands around a control: the same for every kind of field. */
export interface FieldFrame {
  label: ReactNode;
  hint?: ReactNode;
  /** Set: the field is marked invalid and says this. */
  error?: string | undefined;
  /** Marks the label “(optional)”. */
  optional?: boolean | undefined;
  /** Keeps the label for screen readers only; for a search box whose button already tells. */
  hideLabel?: boolean | undefined;
  /** For the outside of the whole field. */
  className?: string | undefined;
}

/** What the control inside must carry to belong to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldProps extends FieldFrame {
  id?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

export function Field({ label, hint, error, optional, hideLabel, className, id, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');

  return (
    <div className={className}>
      <label
        htmlFor={controlId}
        className={hideLabel ? 'sr-only' : 'mb-1.5 block text-sm font-medium text-ink'}
      >
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {children({
        id: controlId,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
