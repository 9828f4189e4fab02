import { isAPIError } from 'better-auth/api';
import type { WireStaffMember } from '#contract/auth.ts';
import { type Answer, refuse, success } from '../http/answer.ts';
import { forgiveTry, type Limit, throttle } from '../http/throttle.ts';
import { isDemoMember } from './demo-sign-in.ts';
import { findSession } from './find-session.ts';
import { sessionCookieFrom } from './session-cookie.ts';
import { deleteEndedSessions, deleteSession } from './staff-queries.ts';
import type { StaffServices } from './staff-services.ts';

const QUARTER = 15 * 60;

/** Wrong tries only; an office signs in from one address. */
const OF_ACCOUNT: Limit = { name: 'sign-in of account', limit: 10, seconds: QUARTER };
const OF_ADDRESS: Limit = { name: 'sign-in from address', limit: 30, seconds: QUARTER };

/**
 * Signs in, always with a new session; the one the browser had before is ended. What is wrong is not said, nor by the time it
 * takes: without an account as much is computed.
 */
export async function signIn(
  services: StaffServices,
  { email, password }: { email: string; password: string },
  { address, headers }: { address: string; headers: Headers },
): Promise<Answer<WireStaffMember>> {
  const { db, secure, demoSignIn, log } = services;
  const account = email.toLowerCase();
  const tooMany = (await throttle(db, OF_ADDRESS, address)) ?? (await throttle(db, OF_ACCOUNT, account));
  if (tooMany) return tooMany;

  const auth = await services.auth();
  const signedIn = await auth.api
    .signInEmail({ body: { email, password }, headers: browserOf(headers), returnHeaders: true })
    .catch((error: unknown) => {
      if (isAPIError(error) && error.statusCode < 500) return null;
      throw error;
    });
  if (!signedIn) {
    log.info('a sign-in was refused');
    return WRONG;
  }
  const { token, user } = signedIn.response;
  if (isDemoMember(account) && !demoSignIn) {
    await deleteSession(db, token);
    return WRONG;
  }
  const before = await findSession(services, headers);
  if (before) await deleteSession(db, before.token);
  await deleteEndedSessions(db, user.id, token);
  await forgiveTry(db, OF_ADDRESS, address);
  await forgiveTry(db, OF_ACCOUNT, account);
  log.info({ memberId: user.id }, 'staff signed in');
  return success(
    { email: user.email, name: user.name },
    { cookies: sessionCookieFrom(signedIn.headers, secure) },
  );
}

const WRONG = refuse('wrong_credentials', 'Invalid credentials.');

/** Of what the browser sent only what it is: better-auth keeps it with the session. */
function browserOf(headers: Headers): Headers {
  const agent = headers.get('User-Agent');
  return new Headers(agent ? { 'User-Agent': agent.slice(0, 300) } : {});
}
