import { isAPIError } from 'better-auth/api';
import { sql } from 'drizzle-orm';
import { isDemoStaff } from '../config/demo-sign-in.ts';
import type { FindStaff } from '../http/staff.ts';
import { hasSessionCookie } from './session-cookie.ts';
import { SESSION_LIMIT } from './staff-auth.ts';
import { deleteSession } from './staff-queries.ts';
import type { StaffServices } from './staff-services.ts';

/** A session that goes on: its token, and whose it is. */
export type StaffSession = { token: string; user: { id: string; email: string; name: string } };

/** Knows staff by the session of their browser. */
export function findStaffBySession(services: StaffServices): FindStaff {
  return async (headers) => {
    const session = await findSession(services, headers);
    return session && { email: session.user.email, name: session.user.name };
  };
}

/** The session these headers bring along, noted as used; null when there is none, or it is over. */
export async function findSession(services: StaffServices, headers: Headers): Promise<StaffSession | null> {
  const { db, secure, demoSignIn, now } = services;
  if (!hasSessionCookie(headers, secure)) return null;
  const auth = await services.auth();
  const found = await auth.api.getSession({ headers }).catch((error) => explain(services, error));
  if (!found) return null;
  const { session, user } = found;
  const isTooOld = now().getTime() - session.createdAt.getTime() >= SESSION_LIMIT * 1_000;
  if (isTooOld || (isDemoStaff(user.email) && !demoSignIn)) {
    await deleteSession(db, session.token);
    return null;
  }
  return { token: session.token, user: { id: user.id, email: user.email, name: user.name } };
}

/** better-auth keeps to itself why it could not look; the database, asked again, says whether it is away. */
async function explain({ db }: StaffServices, error: unknown): Promise<null> {
  // Signed out meanwhile.
  if (isAPIError(error) && error.statusCode === 401) return null;
  await db.execute(sql`select 1`);
  throw error;
}
