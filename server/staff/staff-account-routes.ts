import type { Hono } from 'hono';
import * as calls from '#contract/calls/staff.ts';
import { findOwner } from '#domain/staff/owner.ts';
import { type Answer, refuse, success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import { type Identified, isProgram, NOT_SIGNED_IN, type Staff } from '../http/staff.ts';
import { findSession } from './session.ts';
import { type AccountServices, inviteStaff, removeAccount, sendLinkAgain } from './staff-accounts.ts';
import { type StaffAccount, type StaffUser, selectAccounts } from './staff-queries.ts';

/** Binds the calls of the accounts of the back office: listed for staff, changed by people only. */
export function staffAccountRoutes(app: Hono<Environment>, accounts: AccountServices): void {
  const { services } = accounts;

  bind(app, calls.listStaffAccounts, async (_, { staff }) => {
    const accounts = await selectAccounts(services.db, services.now());
    const owner = findOwner(accounts, services.demo);
    return success(
      accounts.map((account) =>
        presentAccount(account, { you: account.email === staff.email, owner: account.id === owner?.id }),
      ),
    );
  });

  bind(app, calls.addStaffAccount, async ({ body }, request) =>
    byPerson(request, (user) => inviteStaff(accounts, user, body, request.seed)),
  );

  bind(app, calls.sendStaffLink, async ({ params }, request) =>
    byPerson(request, (user) => sendLinkAgain(accounts, user, params.id, request.seed)),
  );

  bind(app, calls.removeStaffAccount, async ({ params }, request) =>
    byPerson(request, (user) => removeAccount(services, user, params.id)),
  );

  async function byPerson<Body>(
    { staff, ...request }: Identified & { staff: Staff },
    change: (user: StaffUser) => Promise<Answer<Body>>,
  ): Promise<Answer<Body>> {
    const session = await findSession(services, request);
    if (session) return await change(session.user);
    // A session may end between two look-ups.
    return isProgram(staff) ? FOR_PEOPLE : NOT_SIGNED_IN;
  }
}

// A leaked API token must not become an account that outlives it.
const FOR_PEOPLE = refuse(
  'not_allowed',
  'Only people who signed in with a password can change accounts of staff.',
);

function presentAccount(
  account: StaffAccount,
  { you, owner }: { you: boolean; owner: boolean },
): calls.WireStaffAccount {
  const { id, email, name, createdAt, isInvited, lastSignInAt, addedBy, sessions } = account;
  return {
    id,
    email,
    name,
    createdAt: createdAt.toISOString(),
    invited: isInvited,
    sessions,
    you,
    owner,
    ...omitNulls({ addedBy, lastSignInAt: lastSignInAt?.toISOString() ?? null }),
  };
}
