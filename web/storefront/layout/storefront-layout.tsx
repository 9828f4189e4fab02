import { useMemo, useRef } from 'react';
import { Outlet } from 'react-router';
import { DEFAULT_TIME_ZONE } from '#domain/default-time-zone.ts';
import type { PageTexts } from '#domain/page-texts/page-texts.ts';
import { onServer } from '#web/data.ts';
import { NavigationProgress } from '#web/shared/navigation-progress.tsx';
import { usePendingLink } from '#web/shared/pending-link.ts';
import { SkipLink } from '#web/shared/skip-link.tsx';
import { TimeZoneContext } from '#web/shared/time-zone-context.ts';
import { useOverlayEntries } from '#web/shared/use-closed-by-back.ts';
import { useFocusOnNavigation } from '#web/shared/use-focus-on-navigation.ts';
import { usePendingPath } from '#web/shared/use-pending-path.ts';
import { ListTextsContext } from '../page-texts/list-texts-context.ts';
import { StateTextsContext } from '../page-texts/state-texts-context.ts';
import { PrefetchWhenUsed } from '../prefetch/prefetch-when-used.tsx';
import { ReturnPolicyContext } from '../return-policy-context.ts';
import { DEFAULT_SHOP, ShopDetailsContext, toShopDetails } from '../shop-details.ts';
import type { Route } from './+types/storefront-layout';
import { Announcement } from './announcement.tsx';
import { Footer, type FooterProps } from './footer.tsx';
import { Header } from './header.tsx';
import { LazyLateParts } from './lazy-late-parts.tsx';
import { loadShop } from './load-shop.ts';
import { findPendingShape } from './pending-shape.ts';
import { SocialLinksContext } from './social-links.tsx';

export const loader = onServer(loadShop);

/** Only after the landing page: other first pages have the data with them. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  const { loadShopInBrowser } = await import('./load-shop-in-browser.ts');
  return await loadShopInBrowser(args);
}

/** Settings and collections change rarely. */
export const shouldRevalidate = () => false;

/** Pages to fetch early; all products share the code of one. */
const NEXT_PAGES = ['/user/products', '/user/products/-', '/user/billing'];

const NONE: FooterProps['collections'] = [];
const NO_TEXTS = {};
const NO_PLACES: PageTexts<'footer'>['social'] = [];

export default function StorefrontLayout({ loaderData }: Partial<Route.ComponentProps>) {
  const shop = loaderData?.shop ?? DEFAULT_SHOP;
  const details = useMemo(() => toShopDetails(shop), [shop]);
  const returnPolicy = loaderData?.returnPolicy ?? null;
  const main = useRef<HTMLElement>(null);
  const title = useFocusOnNavigation(main);
  const pendingPath = usePendingPath((path) => findPendingShape(path) !== null);
  useOverlayEntries();
  usePendingLink();
  return (
    <ShopDetailsContext value={details}>
      <SocialLinksContext value={loaderData?.footer.social ?? NO_PLACES}>
        <div className="flex min-h-dvh flex-col">
          <SkipLink />
          <NavigationProgress />
          <PrefetchWhenUsed pages={NEXT_PAGES} />
          {loaderData?.announcement && <Announcement {...loaderData.announcement} />}
          <Header />
          <main
            ref={main}
            id="main"
            tabIndex={-1}
            className="min-h-[calc(100dvh-var(--spacing-header)-8rem)] grow outline-none"
          >
            {/* Full height keeps the footer out of sight. */}
            <LazyLateParts path={pendingPath} />
            {/* Hidden, not removed: if navigation fails, typed input is still there. */}
            <div className="contents" hidden={pendingPath !== null}>
              <ReturnPolicyContext value={returnPolicy}>
                <TimeZoneContext value={loaderData?.timeZone ?? DEFAULT_TIME_ZONE}>
                  <StateTextsContext value={loaderData?.states ?? NO_TEXTS}>
                    <ListTextsContext value={loaderData?.products ?? NO_TEXTS}>
                      <Outlet />
                    </ListTextsContext>
                  </StateTextsContext>
                </TimeZoneContext>
              </ReturnPolicyContext>
            </div>
          </main>
          <Footer collections={loaderData?.collections ?? NONE} text={loaderData?.footer.text ?? ''} />
          <div role="status">
            <span className="sr-only">{title}</span>
          </div>
        </div>
      </SocialLinksContext>
    </ShopDetailsContext>
  );
}
