import { classNames } from '../styles/class-names.ts';

export interface SpinnerProps {
  /** Announced; `null` where the text beside it says the same. */
  label: string | null;
  showLabel?: boolean | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
}

export function Spinner({ label, showLabel = false, size = 'md' }: SpinnerProps) {
  const ring = (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block shrink-0 animate-spin rounded-full border-current border-r-transparent opacity-80',
        SIZES[size],
      )}
    />
  );
  if (label === null) return ring;
  return (
    <span role="status" className="inline-flex items-center gap-3 text-muted">
      {ring}
      {showLabel ? label : <span className="sr-only">{label}</span>}
    </span>
  );
}

const SIZES = { sm: 'size-4 border-2', md: 'size-5 border-2', lg: 'size-8 border-3' };
