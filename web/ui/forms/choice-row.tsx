import type { ReactNode } from 'react';
import { formatCount } from '#domain/counts.ts';

export interface ChoiceRowProps {
  htmlFor: string;
  label: ReactNode;
  hint?: ReactNode;
  hintId: string;
  count?: number | undefined;
  /** The input and the icon over it. */
  children: ReactNode;
}

export function ChoiceRow({ htmlFor, label, hint, hintId, count, children }: ChoiceRowProps) {
  return (
    <div className="relative isolate flex min-h-9 has-disabled:text-muted items-start gap-3 py-1.5 pointer-coarse:min-h-11 pointer-coarse:py-2.5">
      <span className="relative z-1 grid h-6 shrink-0 place-items-center">{children}</span>
      <span className="min-w-0 grow">
        <label
          htmlFor={htmlFor}
          className="flex cursor-pointer items-baseline justify-between gap-3 after:absolute after:inset-0"
        >
          <span>{label}</span>
          {count !== undefined && <span className="numeric text-sm text-muted">{formatCount(count)}</span>}
        </label>
        {hint && (
          <span id={hintId} className="block text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
    </div>
  );
}
