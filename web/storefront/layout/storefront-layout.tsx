import { useRef } from 'react';
import { Outlet } from 'react-router';
import { NavigationProgress } from '#web/shared/navigation-progress.tsx';
import { SkipLink } from '#web/shared/skip-link.tsx';
import { useArrival } from '#web/shared/use-arrival.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { hasPendingShape, PendingPage } from './pending-page.tsx';
import { usePendingPath } from './use-pending-path.ts';

/** What all pages of the storefront share (spec 2). */
export default function StorefrontLayout() {
  const main = useRef<HTMLElement>(null);
  const title = useArrival(main);
  const pendingPath = usePendingPath(hasPendingShape);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <NavigationProgress />
      <Header />
      <main ref={main} id="main" tabIndex={-1} className="grow outline-none">
        {pendingPath !== null && <PendingPage path={pendingPath} />}
        {/* Hidden, not gone: a page that is left in vain still holds what was typed into it. */}
        <div className="contents" hidden={pendingPath !== null}>
          <Outlet />
        </div>
      </main>
      <Footer />
      <div role="status">
        <VisuallyHidden>{title}</VisuallyHidden>
      </div>
    </div>
  );
}
