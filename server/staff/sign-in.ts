import { isAPIError } from 'better-auth/api';
import type { WireStaffMember } from '#contract/calls/sign-in.ts';
import { inTransaction } from '#db/connection.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { isDemoStaff } from '../config/demo-sign-in.ts';
import { type Answer, refuse, success } from '../http/answer.ts';
import { logDigest } from '../http/log-digest.ts';
import { type Counted, throttleAll, undoTry } from '../http/throttle.ts';
import { findSession } from './find-session.ts';
import { knownBrowserCookie, knownBrowserOf } from './known-browser.ts';
import { noteFailedSignIn } from './note-failed-sign-in.ts';
import { sessionCookieFrom } from './session-cookie.ts';
import { OF_ACCOUNT, OF_ADDRESS, OF_KNOWN_BROWSER } from './sign-in-limits.ts';
import { deleteEndedSessions, deleteSession } from './staff-queries.ts';
import type { StaffServices } from './staff-services.ts';

type Asker = { address: string; headers: Headers; requestId: string };

/**
 * Signs in, always with a new session; the one the browser had before is ended. What is wrong is not said,
 * nor by the time it takes: without an account as much is computed.
 */
export async function signIn(
  services: StaffServices,
  { email, password }: { email: string; password: string },
  { address, headers, requestId }: Asker,
): Promise<Answer<WireStaffMember>> {
  const { db, secure, demoSignIn, now, log, afterwards } = services;
  const account = email.toLowerCase();
  const keeping = { key: await services.secret(), secure };
  const browser = knownBrowserOf(headers, account, keeping);
  const tries = triesOf({ browser, address, account });
  const tooMany = await throttleAll(db, tries);
  if (tooMany) return tooMany;

  const about = { requestId, account: logDigest(account), address: logDigest(address) };
  const auth = await services.auth();
  const signedIn = await auth.api
    .signInEmail({ body: { email, password }, headers: browserOf(headers), returnHeaders: true })
    .catch((error: unknown) => {
      if (isAPIError(error) && error.statusCode < 500) return null;
      throw error;
    });
  const isOff = isDemoStaff(account) && !demoSignIn;
  if (signedIn && isOff) await deleteSession(db, signedIn.response.token);
  if (!signedIn || isOff) {
    log.info(about, 'a sign-in was refused');
    afterwards(() => noteFailedSignIn(services, account));
    return WRONG;
  }
  const { token, user } = signedIn.response;
  const before = await findSession(services, headers);
  await inTransaction(db, async (tx) => {
    if (before) await deleteSession(tx, before.token);
    await deleteEndedSessions(tx, user.id, token);
    await writeAudit(tx, { staff: user, action: 'staff.sign-in', subjectId: user.email }, now());
  });
  for (const [limit, subject] of tries) await undoTry(db, limit, subject);
  log.info({ ...about, userId: user.id }, 'staff signed in');
  return success(
    { email: user.email, name: user.name },
    {
      cookies: [
        ...sessionCookieFrom(signedIn.headers, secure),
        knownBrowserCookie(browser, account, keeping),
      ],
    },
  );
}

const WRONG = refuse('wrong_credentials', 'Invalid credentials.');

/**
 * What counts a try: a browser that is known by itself, all others by where they are and by the account
 * (decision 013).
 */
function triesOf({
  browser,
  address,
  account,
}: {
  browser: string | null;
  address: string;
  account: string;
}): readonly Counted[] {
  if (browser) return [[OF_KNOWN_BROWSER, browser]];
  return [
    [OF_ADDRESS, address],
    [OF_ACCOUNT, account],
  ];
}

/** Of what the browser sent only what it is: better-auth keeps it with the session. */
function browserOf(headers: Headers): Headers {
  const agent = headers.get('User-Agent');
  return new Headers(agent ? { 'User-Agent': agent.slice(0, 300) } : {});
}
