import Store from 'lucide-react/icons/store';
import type { ReactNode, Ref } from 'react';
import { Link, useLocation } from 'react-router';
import type { WireStaffMember } from '#contract/calls/sign-in.ts';
import { Logo } from '#web/ui/pictures/logo.tsx';
import { ADMIN_PAGES, type AdminPage, MORE_ADMIN_PAGES } from '../screen/admin-pages.ts';
import { CURRENT_SIDEBAR_LINK, SIDEBAR_LINK } from './sidebar-link.ts';
import { StaffMenu } from './staff-menu.tsx';

/**
 * All screens of the back office: a column on wide screens, else a popover that Escape and a tap beside it
 * close.
 */
export function Sidebar({
  id,
  ref,
  member,
  search,
}: {
  id: string;
  ref: Ref<HTMLElement>;
  member: WireStaffMember;
  /** The quick search, which stands outside where there is no column. */
  search: ReactNode;
}) {
  return (
    <aside
      aria-label="Sidebar"
      ref={ref}
      id={id}
      popover="auto"
      className={
        'inset-y-0 right-auto left-0 m-0 h-dvh max-h-none w-sidebar overflow-y-auto border-r border-line bg-surface ' +
        'text-ink shadow-lg backdrop:bg-scrim open:flex lg:sticky lg:top-0 lg:flex lg:shrink-0 lg:shadow-none ' +
        'flex-col px-3 py-4 print:hidden'
      }
    >
      <Link to="/admin/dashboard" className="mb-4 inline-block self-start rounded-md px-3 py-1 text-lg">
        <Logo />
      </Link>
      {search}
      <nav aria-label="Back office" className="grow">
        <PageLinks pages={ADMIN_PAGES} />
        <hr className="mx-3 my-3 border-line" />
        <PageLinks pages={MORE_ADMIN_PAGES} />
      </nav>
      <div className="mt-6 grid gap-0.5 border-t border-line pt-3">
        <StaffMenu member={member} />
        <Link to="/" reloadDocument className={SIDEBAR_LINK}>
          <Store aria-hidden="true" className="size-4.5" />
          Exit Admin
        </Link>
      </div>
    </aside>
  );
}

/** The active item is the one with exactly this path (spec 2). */
function PageLinks({ pages }: { pages: readonly AdminPage[] }) {
  const { pathname } = useLocation();
  return (
    <ul className="grid gap-0.5">
      {pages.map(({ label, to, icon: Icon }) => {
        const isCurrent = pathname === to;
        return (
          <li key={to}>
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className={isCurrent ? CURRENT_SIDEBAR_LINK : SIDEBAR_LINK}
            >
              <Icon aria-hidden="true" className="size-4.5" />
              {label}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
