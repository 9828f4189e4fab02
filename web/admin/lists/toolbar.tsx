import type { ReactNode } from 'react';

/**
 * Above a list: its views, its search and its filters in one row, as far as they fit; on phones the filters
 * are swiped.
 */
export function Toolbar({ children, filters }: { children: ReactNode; filters?: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2 print:hidden">
      {children}
      {filters && (
        <div className="flex items-center gap-2 *:shrink-0 max-sm:-mx-4 max-sm:-my-1 max-sm:w-[calc(100%+2rem)] max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:contents">
          {filters}
        </div>
      )}
    </div>
  );
}

/** The search takes what the others leave, up to a comfortable line. */
export const TOOLBAR_SEARCH = 'min-w-0 grow basis-64 sm:max-w-96';
