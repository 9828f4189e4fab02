import CircleUserRound from 'lucide-react/icons/circle-user-round';
import LogOut from 'lucide-react/icons/log-out';
import { Link, useLocation } from 'react-router';
import { signOut, type WireStaffMember } from '#contract/calls/sign-in.ts';
import { browserApi } from '#web/data.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { CURRENT_SIDEBAR_LINK, SIDEBAR_LINK } from './sidebar-link.ts';

/** Who is signed in, leading to their account, and the way out. */
export function StaffMenu({ member: { name, email } }: { member: WireStaffMember }) {
  const isCurrent = useLocation().pathname === '/admin/account';
  return (
    <>
      <Link
        to="/admin/account"
        aria-current={isCurrent ? 'page' : undefined}
        className={isCurrent ? CURRENT_SIDEBAR_LINK : SIDEBAR_LINK}
      >
        <CircleUserRound aria-hidden="true" className="size-4.5 shrink-0" />
        <span className="min-w-0 py-1">
          <span className="block truncate text-ink">{name}</span>
          {email !== name && <span className="block truncate text-xs font-normal">{email}</span>}
        </span>
      </Link>
      <SignOutButton />
    </>
  );
}

function SignOutButton() {
  const leave = useMutation(() => browserApi(signOut, {}), {
    failure: 'You are still signed in.',
    refresh: 'never',
    // A new document keeps nothing of what was shown in memory. Busy until it replaces this one.
    onSuccess: () => new Promise(() => window.location.assign('/admin-login')),
  });

  return (
    <button
      type="button"
      onClick={() => void leave.run()}
      aria-disabled={leave.busy}
      className={SIDEBAR_LINK}
    >
      <LogOut aria-hidden="true" className="size-4.5" />
      {leave.busy ? 'Signing out…' : 'Sign out'}
    </button>
  );
}
