import { useMemo, useRef } from 'react';
import { Outlet } from 'react-router';
import { DEFAULT_COMPANY } from '#domain/settings/company.ts';
import { DEFAULT_TIME_ZONE } from '#domain/time-zone.ts';
import { inBrowser, onServer } from '#web/data.ts';
import { useOverlayEntries } from '#web/shared/closed-by-back.ts';
import { NavigationProgress } from '#web/shared/navigation-progress.tsx';
import { usePendingLink } from '#web/shared/pending-link.ts';
import { SkipLink } from '#web/shared/skip-link.tsx';
import { useArrival } from '#web/shared/use-arrival.ts';
import { TimeZoneContext } from '#web/shared/use-dates.ts';
import { usePendingPath } from '#web/shared/use-pending-path.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { PagesFetchedIdle } from '../prefetch/pages-fetched-idle.tsx';
import { useLoadOnIntent } from '../prefetch/use-load-on-intent.ts';
import type { Route } from './+types/storefront-layout';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { loadCompany } from './load-company.ts';
import { hasPendingShape, PendingPage } from './pending-page.tsx';
import { ShopDetailsContext, shopDetailsOf } from './shop-details.ts';

export const loader = onServer(loadCompany);
export const clientLoader = inBrowser(loadCompany);

/** Staff change it so seldom that the next visit is soon enough. */
export const shouldRevalidate = () => false;

/** The way through the shop: any product stands for all of them, they share their code. */
const NEXT_PAGES = ['/user/products', '/user/products/-', '/user/billing'];

/** What all pages of the storefront share (spec 2). */
export default function StorefrontLayout({ loaderData }: Partial<Route.ComponentProps>) {
  const company = loaderData?.company ?? DEFAULT_COMPANY;
  const details = useMemo(() => shopDetailsOf(company), [company]);
  const main = useRef<HTMLElement>(null);
  const title = useArrival(main);
  const pendingPath = usePendingPath(hasPendingShape);
  useLoadOnIntent();
  useOverlayEntries();
  usePendingLink();
  return (
    <ShopDetailsContext value={details}>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <NavigationProgress />
        <PagesFetchedIdle pages={NEXT_PAGES} />
        <Header />
        <main
          ref={main}
          id="main"
          tabIndex={-1}
          className="min-h-[calc(100dvh-var(--spacing-header)-8rem)] grow outline-none"
        >
          {/* As high as the window: the footer must not come in sight and go again. */}
          {pendingPath !== null && (
            <div className="min-h-dvh">
              <PendingPage path={pendingPath} />
            </div>
          )}
          {/* Hidden, not gone: a page that is left in vain still holds what was typed into it. */}
          <div className="contents" hidden={pendingPath !== null}>
            <TimeZoneContext value={loaderData?.timeZone ?? DEFAULT_TIME_ZONE}>
              <Outlet />
            </TimeZoneContext>
          </div>
        </main>
        <Footer />
        <div role="status">
          <VisuallyHidden>{title}</VisuallyHidden>
        </div>
      </div>
    </ShopDetailsContext>
  );
}
