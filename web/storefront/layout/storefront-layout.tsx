import { useMemo, useRef } from 'react';
import { Outlet } from 'react-router';
import { getShopSettings } from '#contract/calls/checkout.ts';
import { DEFAULT_COMPANY } from '#domain/settings/company.ts';
import { DEFAULT_TIME_ZONE } from '#domain/time-zone.ts';
import { inBrowser, type LoadArgs, loaded, onServer } from '#web/data.ts';
import { NavigationProgress } from '#web/shared/navigation-progress.tsx';
import { usePendingLink } from '#web/shared/pending-link.ts';
import { SkipLink } from '#web/shared/skip-link.tsx';
import { useOverlayEntries } from '#web/shared/use-closed-by-back.ts';
import { TimeZoneContext } from '#web/shared/use-dates.ts';
import { useFocusOnNavigation } from '#web/shared/use-focus-on-navigation.ts';
import { usePendingPath } from '#web/shared/use-pending-path.ts';
import { PrefetchWhenUsed } from '../prefetch/prefetch-when-used.tsx';
import { usePrefetchOnIntent } from '../prefetch/use-prefetch-on-intent.ts';
import type { Route } from './+types/storefront-layout';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LazyPendingPage } from './lazy-pending-page.tsx';
import { pendingShapeOf } from './pending-shape.ts';
import { ShopDetailsContext, shopDetailsOf } from './shop-details.ts';

export const loader = onServer(loadCompany);
export const clientLoader = inBrowser(loadCompany);

/** Settings change rarely. */
export const shouldRevalidate = () => false;

/** Pages to fetch early; all products share the code of one. */
const NEXT_PAGES = ['/user/products', '/user/products/-', '/user/billing'];

export default function StorefrontLayout({ loaderData }: Partial<Route.ComponentProps>) {
  const company = loaderData?.company ?? DEFAULT_COMPANY;
  const details = useMemo(() => shopDetailsOf(company), [company]);
  const main = useRef<HTMLElement>(null);
  const title = useFocusOnNavigation(main);
  const pendingPath = usePendingPath((path) => pendingShapeOf(path) !== null);
  usePrefetchOnIntent();
  useOverlayEntries();
  usePendingLink();
  return (
    <ShopDetailsContext value={details}>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <NavigationProgress />
        <PrefetchWhenUsed pages={NEXT_PAGES} />
        <Header />
        <main
          ref={main}
          id="main"
          tabIndex={-1}
          className="min-h-[calc(100dvh-var(--spacing-header)-8rem)] grow outline-none"
        >
          {/* Full height keeps the footer out of sight. */}
          <LazyPendingPage path={pendingPath} />
          {/* Hidden, not removed: if navigation fails, typed input is still there. */}
          <div className="contents" hidden={pendingPath !== null}>
            <TimeZoneContext value={loaderData?.timeZone ?? DEFAULT_TIME_ZONE}>
              <Outlet />
            </TimeZoneContext>
          </div>
        </main>
        <Footer />
        <div role="status">
          <span className="sr-only">{title}</span>
        </div>
      </div>
    </ShopDetailsContext>
  );
}

/** Company and time zone for all pages; null if they cannot be loaded, so that no page fails. */
async function loadCompany({ api }: LoadArgs) {
  const settings = await loaded(api(getShopSettings, {}).then(({ body }) => body));
  const { company = null, timeZone = null } = settings.ok ? settings.data : {};
  return { company, timeZone };
}
