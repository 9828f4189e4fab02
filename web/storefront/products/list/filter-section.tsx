import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface FilterSectionProps {
  children: ReactNode;
  /** Set if the filter is active. */
  clear?: { href: string; label: string; onClear?: () => void } | undefined;
}

export function FilterSection({ children, clear }: FilterSectionProps) {
  return (
    <div className="group/section relative py-6 first:pt-0 last:pb-0 md:max-lg:py-0">
      {children}
      {clear && (
        <Link
          to={clear.href}
          preventScrollReset
          onClick={clear.onClear}
          aria-label={clear.label}
          className="absolute top-4.5 right-0 md:max-lg:-top-1.5 -mr-2 inline-flex min-h-9 items-center rounded-sm px-2 text-sm text-muted underline underline-offset-4 hover:text-ink group-first/section:-top-1.5 pointer-coarse:top-3.5 pointer-coarse:group-first/section:-top-2.5 md:max-lg:pointer-coarse:-top-2.5 pointer-coarse:min-h-11"
        >
          Clear
        </Link>
      )}
    </div>
  );
}

/** More choices than this scroll. */
export const MANY = 8;

// Fades at the end to show that there is more; the padding keeps the last choice readable.
const SCROLLING =
  '-mr-2 -ml-1 max-h-76 overflow-y-auto mask-[linear-gradient(black_calc(100%-2.5rem),transparent)] pr-2 pb-8 pl-1 [scrollbar-width:thin]';

/** The choices of a filter, which scroll if they are many. */
export function Scrolling({ isLong, children }: { isLong: boolean; children: ReactNode }) {
  return <div className={isLong ? SCROLLING : undefined}>{children}</div>;
}
