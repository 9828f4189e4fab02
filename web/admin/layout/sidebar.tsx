import CircleUserRound from 'lucide-react/icons/circle-user-round';
import LogOut from 'lucide-react/icons/log-out';
import Store from 'lucide-react/icons/store';
import { type ReactNode, type Ref, useId } from 'react';
import { Link, useLocation } from 'react-router';
import { signOut, type WireStaffMember } from '#contract/calls/sign-in.ts';
import { browserApi } from '#web/data.ts';
import { ShopLogo } from '#web/shared/shop-logo.tsx';
import { useMutation } from '#web/shared/use-mutation.ts';
import { useShopName } from '#web/shop-name.ts';
import { ADMIN_PAGE_GROUPS, type AdminPageGroup } from '../screen/admin-pages.ts';

type Props = {
  id: string;
  ref: Ref<HTMLElement>;
  member: WireStaffMember;
  /** The quick search, which narrow screens show elsewhere. */
  search: ReactNode;
};

/** Links to all screens: a column on wide screens, else a popover. */
export function Sidebar({ id, ref, member: { name, email }, search }: Props) {
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
        <ShopLogo name={useShopName()} />
      </Link>
      {search}
      <nav aria-label="Back office" className="grow">
        {ADMIN_PAGE_GROUPS.map((group) => (
          <PageLinks key={group.label} group={group} />
        ))}
      </nav>
      <div className="mt-3 grid gap-0.5 border-t border-line pt-3">
        <SidebarLink to="/admin/account">
          <CircleUserRound aria-hidden="true" className="size-4.5 shrink-0" />
          <span className="min-w-0 py-1">
            <span className="block truncate text-ink">{name}</span>
            {email !== name && <span className="block truncate text-xs font-normal">{email}</span>}
          </span>
        </SidebarLink>
        <SignOutButton />
        <Link to="/" reloadDocument className={QUIET_ITEM}>
          <Store aria-hidden="true" className="size-4.5" />
          Exit Admin
        </Link>
      </div>
    </aside>
  );
}

function PageLinks({ group: { label, pages } }: { group: AdminPageGroup }) {
  const id = useId();
  return (
    <>
      {label && (
        <h2 id={id} className="mt-3 mb-1 px-3 font-sans text-xs font-semibold text-muted">
          {label}
        </h2>
      )}
      <ul aria-labelledby={label ? id : undefined} className="grid gap-0.5">
        {pages.map(({ label, to, icon: Icon }) => (
          <li key={to}>
            <SidebarLink to={to}>
              <Icon aria-hidden="true" className="size-4.5" />
              {label}
            </SidebarLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Active on exactly its path (specification, section 2). */
function SidebarLink({ to, children }: { to: string; children: ReactNode }) {
  const isCurrent = useLocation().pathname === to;
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={isCurrent ? `${ITEM} bg-accent-soft text-accent-ink` : QUIET_ITEM}
    >
      {children}
    </Link>
  );
}

function SignOutButton() {
  const leave = useMutation(() => browserApi(signOut, {}), {
    failure: 'You are still signed in.',
    refresh: 'never',
    // A new document drops everything in memory. Busy until it replaces this one.
    onSuccess: () => new Promise(() => window.location.assign('/admin-login')),
  });

  return (
    <button type="button" onClick={() => void leave.run()} aria-disabled={leave.busy} className={QUIET_ITEM}>
      <LogOut aria-hidden="true" className="size-4.5" />
      {leave.busy ? 'Signing out…' : 'Sign out'}
    </button>
  );
}

const ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-start text-sm font-medium lg:min-h-7';
const QUIET_ITEM = `${ITEM} text-muted hover:bg-sunken hover:text-ink`;
