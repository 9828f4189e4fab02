import CircleUserRound from 'lucide-react/icons/circle-user-round';
import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { signOut, type WireStaffMember } from '#contract/calls/sign-in.ts';
import { ApiError } from '#contract/client.ts';
import { browserApi } from '#web/data.ts';
import { useToast } from '#web/ui/toasts/use-toast.ts';
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
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  async function leave() {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await browserApi(signOut, {});
      // A new document, so that nothing of what was shown stays in memory.
      window.location.assign('/admin-login');
    } catch (error) {
      setIsBusy(false);
      if (!(error instanceof ApiError)) throw error;
      toast.error('You are still signed in.', error.message);
    }
  }

  return (
    <button type="button" onClick={leave} aria-disabled={isBusy} className={SIDEBAR_LINK}>
      <LogOut aria-hidden="true" className="size-4.5" />
      {isBusy ? 'Signing out…' : 'Sign out'}
    </button>
  );
}
