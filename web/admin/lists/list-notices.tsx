import type { ReactNode } from 'react';

/** Notices below a list, sticky on tall screens; above it they would move its rows. */
export function ListNotices({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-none z-10 mt-4 grid gap-2 *:pointer-events-auto tall:sticky tall:bottom-4 max-md:tall:bottom-28 print:hidden">
      {children}
    </div>
  );
}
