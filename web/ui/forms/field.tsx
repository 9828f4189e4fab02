import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';

/** The properties that all kinds of fields share. */
export interface FieldFrame {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean | undefined;
  /** Shows the error on the label's line, where it moves nothing. For short ones. */
  errorBesideLabel?: boolean | undefined;
  /** The class name of the outermost element. */
  className?: string | undefined;
}

/** Attributes that link the control to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldProps extends FieldFrame {
  id?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Splits the props of a field into those of its frame and those of its control. */
export function splitFrame<Props extends FieldFrame & { id?: string | undefined }>({
  label,
  hint,
  error,
  optional,
  hideLabel,
  errorBesideLabel,
  className,
  id,
  ...control
}: Props) {
  const frame = { label, hint, error, optional, hideLabel, errorBesideLabel, className, id };
  return [frame, control] as const;
}

export function Field({
  label,
  hint,
  error,
  optional,
  hideLabel,
  errorBesideLabel,
  className,
  id,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  const problem = <FieldError id={errorId}>{error}</FieldError>;

  return (
    <div className={className}>
      <label
        htmlFor={controlId}
        className={hideLabel ? 'sr-only' : 'mb-1.5 block text-sm font-medium text-ink'}
      >
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {errorBesideLabel && (
        <div className="relative">
          {/* The first of two lines is above the label. */}
          <div className="absolute bottom-1.5 left-18 w-52 sm:w-72">{problem}</div>
        </div>
      )}
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
      {!errorBesideLabel && problem}
    </div>
  );
}
