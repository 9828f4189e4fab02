import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { onFirstUse } from '#web/ui/actions/on-first-use.ts';

const load = () => import('./pending-page.tsx');

/** Without it, as when the connection fails, the bar at the top shows that a page is loading. */
const PendingPage = lazy(() => load().catch(() => ({ default: (): ReactNode => null })));

/** The skeleton of a page, whose code arrives before anybody can need it. */
export function LazyPendingPage({ path }: { path: string | null }) {
  useEffect(() => onFirstUse(() => void load().catch(() => undefined)), []);
  if (path === null) return null;
  return (
    <div className="min-h-dvh">
      <Suspense>
        <PendingPage path={path} />
      </Suspense>
    </div>
  );
}
