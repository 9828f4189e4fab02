import Menu from 'lucide-react/icons/menu';
import { useId, useRef, useState } from 'react';
import { Outlet } from 'react-router';
import { getShopSettings } from '#contract/calls/checkout.ts';
import { getSession } from '#contract/calls/sign-in.ts';
import { DEFAULT_TIME_ZONE } from '#domain/default-time-zone.ts';
import { inBrowser, type LoadArgs, loaded, onServer } from '#web/data.ts';
import { NavigationProgress } from '#web/shared/navigation-progress.tsx';
import { ShopLogo } from '#web/shared/shop-logo.tsx';
import { SkipLink } from '#web/shared/skip-link.tsx';
import { TimeZoneContext } from '#web/shared/time-zone-context.ts';
import { useClosedOnNavigation } from '#web/shared/use-closed-on-navigation.ts';
import { useFocusOnNavigation } from '#web/shared/use-focus-on-navigation.ts';
import { usePendingPath } from '#web/shared/use-pending-path.ts';
import { useShopName } from '#web/shop-name.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { QuickSearch, SearchButton } from '../quick-search/quick-search.tsx';
import { SetTimeZoneContext } from '../settings/set-time-zone.ts';
import type { Route } from './+types/admin-layout';
import { isOtherScreen, PendingScreen } from './pending-screen.tsx';
import { requireStaff } from './require-staff.ts';
import { Shortcuts } from './shortcuts.tsx';
import { Sidebar } from './sidebar.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { useFocusRecovery } from './use-focus-recovery.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

const load = async ({ api }: LoadArgs) => {
  const [session, settings] = await Promise.all([
    api(getSession, {}),
    loaded(api(getShopSettings, {}).then(({ body }) => body)),
  ]);
  return { member: session.body, timeZone: settings.ok ? settings.data.timeZone : DEFAULT_TIME_ZONE };
};

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

/** The account changes only by signing in, which is no navigation inside the back office. */
export const shouldRevalidate = () => false;

/** The frame of all screens of the back office (specification, section 2). */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const [member, setMember] = useState(loaderData.member);
  const [timeZone, setTimeZone] = useState(loaderData.timeZone);
  const [isSearching, setIsSearching] = useState(false);
  const main = useRef<HTMLElement>(null);
  const sidebar = useRef<HTMLElement>(null);
  const id = useId();
  const title = useFocusOnNavigation(main);
  useFocusRecovery(main);
  const pendingPath = usePendingPath(isOtherScreen);
  useClosedOnNavigation(sidebar);
  return (
    <div className="compact flex min-h-dvh print:min-h-0 bg-paper max-lg:flex-col max-lg:[--table-top:3.8125rem] lg:behind-sidebar print:bg-none print:bg-transparent">
      <SkipLink />
      <NavigationProgress />
      <header className="sticky top-0 z-10 [@media(height<24rem)]:static flex flex-wrap items-center gap-2 border-b border-line bg-surface px-3 py-2 lg:hidden print:hidden">
        <IconButton label="Menu" popoverTarget={id}>
          <Menu aria-hidden="true" className="size-5" />
        </IconButton>
        <ShopLogo name={useShopName()} className="text-lg" />
        <SearchButton onClick={() => setIsSearching(true)} className="ml-auto" />
      </header>
      <Sidebar
        id={id}
        ref={sidebar}
        member={member}
        search={<SearchButton onClick={() => setIsSearching(true)} className="mb-4 max-lg:hidden" />}
      />
      <main ref={main} id="main" tabIndex={-1} className="min-w-0 grow outline-none">
        <div className="mx-auto w-full max-w-[90rem] px-4 py-5 sm:px-6 lg:py-7 min-[88rem]:px-8 print:max-w-none print:p-0">
          {pendingPath !== null && <PendingScreen path={pendingPath} />}
          {/* Hidden, not removed: a failed navigation returns to a screen with its typed values. */}
          <div className="contents" hidden={pendingPath !== null}>
            <TimeZoneContext value={timeZone}>
              <SetTimeZoneContext value={setTimeZone}>
                <Outlet context={member} />
              </SetTimeZoneContext>
            </TimeZoneContext>
          </div>
        </div>
      </main>
      <QuickSearch open={isSearching} onChange={setIsSearching} />
      <Shortcuts onSearch={() => setIsSearching(true)} />
      <SignInAgain member={member} onSignedIn={setMember} />
      <div role="status">
        <span className="sr-only">{title}</span>
      </div>
    </div>
  );
}
