import { inTransaction, pingDatabase } from '#db/connection.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { isDemoStaff, mayUseDemo } from '../config/demo-sign-in.ts';
import { readCookie, setCookieLine } from '../http/cookies.ts';
import type { FindStaff, Identified } from '../http/staff.ts';
import { authRefusalStatus } from './auth-refusal.ts';
import { SESSION_LIMIT, sessionCookieName } from './session-limits.ts';
import { deleteSession, type StaffUser } from './staff-queries.ts';
import type { StaffServices } from './staff-services.ts';

type StaffSession = { token: string; user: StaffUser };

/** Identifies staff by the session of their browser. */
export function findStaffBySession(services: StaffServices): FindStaff {
  return async (request) => (await findSession(services, request))?.user ?? null;
}

/** Finds the active session of a request, marked as used; null without one. */
export async function findSession(
  services: StaffServices,
  { headers, visitor }: Identified,
): Promise<StaffSession | null> {
  const { db, secure, demo, now } = services;
  if (readCookie(headers.get('Cookie'), sessionCookieName(secure), /^/) === null) return null;
  const auth = await services.auth();
  const signedIn = await auth.api.getSession({ headers }).catch((error) => explain(services, error));
  if (!signedIn) return null;
  const { session, user } = signedIn;
  const isTooOld = now().getTime() - session.createdAt.getTime() >= SESSION_LIMIT * 1_000;
  if (isTooOld || (isDemoStaff(user.email) && !(await mayUseDemo(demo, visitor)))) {
    await deleteSession(db, session.token);
    return null;
  }
  return { token: session.token, user: { id: user.id, email: user.email, name: user.name } };
}

/** better-auth hides the cause of a failed look-up; a query of ours shows whether the database is away. */
async function explain({ db }: StaffServices, error: unknown): Promise<null> {
  // Signed out by a concurrent request.
  if (authRefusalStatus(error) === 401) return null;
  await pingDatabase(db);
  throw error;
}

/** Signs a browser out. */
export async function endSession({ db, now }: StaffServices, { token, user }: StaffSession): Promise<void> {
  await inTransaction(db, async (tx) => {
    await deleteSession(tx, token);
    await writeAudit(tx, { staff: user, action: 'staff.sign-out', subjectId: user.email }, now());
  });
}

/** Returns the session cookie of better-auth, with the longest lifetime: the server ends idle sessions. */
export function sessionCookieFrom(headers: Headers, secure: boolean): string[] {
  return headers
    .getSetCookie()
    .filter((cookie) => cookie.startsWith(`${sessionCookieName(secure)}=`))
    .map((cookie) => cookie.replace(/Max-Age=\d+/i, `Max-Age=${SESSION_LIMIT}`));
}

/** Removes the session cookie. */
export function noSessionCookie(secure: boolean): string {
  return setCookieLine({ name: sessionCookieName(secure), value: '', seconds: 0, secure });
}
