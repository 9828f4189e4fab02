import type { Hono } from 'hono';
import {
  addStaffAccount,
  listStaffAccounts,
  removeStaffAccount,
  sendStaffLink,
  type WireStaffAccount,
} from '#contract/calls/staff.ts';
import { refuse, success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import { findSession } from './find-session.ts';
import { inviteStaff, type Linking, sendLinkAgain } from './invite-staff.ts';
import { removeAccount } from './remove-account.ts';
import { type StaffAccount, selectAccounts } from './staff-queries.ts';

/** Who may sign in to the back office: for staff to see, and for signed-in people to change. */
export function staffAccountRoutes(app: Hono<Environment>, linking: Linking): void {
  const { services } = linking;

  bind(app, listStaffAccounts, async (_, { staff }) => {
    const accounts = await selectAccounts(services.db, services.now());
    return success(accounts.map((account) => presentAccount(account, account.email === staff.email)));
  });

  bind(app, addStaffAccount, async ({ body }, { headers }) => {
    const session = await findSession(services, headers);
    return session ? await inviteStaff(linking, session.user, body) : FOR_PEOPLE;
  });

  bind(app, sendStaffLink, async ({ params }, { headers }) => {
    const session = await findSession(services, headers);
    return session ? await sendLinkAgain(linking, session.user, params.id) : FOR_PEOPLE;
  });

  bind(app, removeStaffAccount, async ({ params }, { headers }) => {
    const session = await findSession(services, headers);
    return session ? await removeAccount(services, session.user, params.id) : FOR_PEOPLE;
  });
}

// A token that leaked must not become an account that outlives it.
const FOR_PEOPLE = refuse(
  'not_allowed',
  'Only people who signed in with a password can change accounts of staff.',
);

function presentAccount(account: StaffAccount, you: boolean): WireStaffAccount {
  const { id, email, name, createdAt, isInvited, lastSignInAt, addedBy, sessions } = account;
  return {
    id,
    email,
    name,
    createdAt: createdAt.toISOString(),
    invited: isInvited,
    sessions,
    you,
    ...omitNulls({ addedBy, lastSignInAt: lastSignInAt?.toISOString() ?? null }),
  };
}
