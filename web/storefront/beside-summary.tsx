import type { ReactNode } from 'react';

/**
 * A form beside the summary of its purchase (`STICKY_SUMMARY`); on phones one below the other.
 */
export function BesideSummary({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col gap-10 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)] lg:items-start lg:gap-16">
      {children}
    </div>
  );
}

/** Classes of the summary, which stays in sight. */
export const STICKY_SUMMARY = 'lg:sticky lg:order-last lg:top-[calc(var(--spacing-header)+1.5rem)]';
