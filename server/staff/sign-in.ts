import type { WireStaffMember } from '#contract/calls/sign-in.ts';
import { inTransaction } from '#db/connection.ts';
import { NOT_SIGNED_IN, writeAudit } from '../audit/write-audit.ts';
import { isDemoStaff, mayUseDemo } from '../config/demo-sign-in.ts';
import { type Answer, refuse, success } from '../http/answer.ts';
import { logDigest } from '../http/log-digest.ts';
import { type Counted, type Limit, throttle, throttleAll, undoTry } from '../http/throttle.ts';
import type { Visitor } from '../http/visitor.ts';
import { authRefusalStatus } from './auth-refusal.ts';
import { findKnownBrowser, knownBrowserCookie } from './known-browser.ts';
import { findSession, sessionCookieFrom } from './session.ts';
import { deleteEndedSessions, deleteSession, findStaffUser } from './staff-queries.ts';
import type { StaffServices } from './staff-services.ts';

const QUARTER = 15 * 60;

/** Wrong tries only; an office signs in from one IP. */
export const OF_IP: Limit = { name: 'sign-in from address', limit: 30, seconds: QUARTER };

/** Shared by all browsers in which the account never signed in. */
export const OF_ACCOUNT: Limit = { name: 'sign-in of account', limit: 10, seconds: QUARTER };

/** The limit of a known browser, in place of the other two (decision 013). */
const OF_KNOWN_BROWSER: Limit = { name: 'sign-in of known browser', limit: 10, seconds: QUARTER };

/** Bounds the entries in the audit log, however much is guessed. */
const NOTED: Limit = { name: 'failed sign-in noted', limit: 1, seconds: QUARTER };

/**
 * Signs in with a new session, and ends the browser's previous one. Neither message nor time reveals what is
 * wrong: without an account the same work is done.
 */
export async function signIn(
  services: StaffServices,
  { email, password }: { email: string; password: string },
  request: { visitor: Visitor; headers: Headers; requestId: string },
): Promise<Answer<WireStaffMember>> {
  const { db, secure, demo, now, log, afterwards } = services;
  const { visitor, headers, requestId } = request;
  const { ip } = visitor;
  const account = email.toLowerCase();
  const signing = { key: await services.secret(), secure };
  const browser = findKnownBrowser(headers, account, signing);
  const ofOthers: Counted[] = [
    [OF_IP, ip],
    [OF_ACCOUNT, account],
  ];
  const tries: Counted[] = browser ? [[OF_KNOWN_BROWSER, browser]] : ofOthers;
  const tooMany = await throttleAll(db, tries);
  if (tooMany) return tooMany;

  const about = { requestId, account: logDigest(account), address: logDigest(ip) };
  const auth = await services.auth();
  const signedIn = await auth.api
    .signInEmail({ body: { email, password }, headers: pickUserAgent(headers), returnHeaders: true })
    .catch((error: unknown) => {
      if ((authRefusalStatus(error) ?? 500) < 500) return null;
      throw error;
    });
  const isOff = isDemoStaff(account) && !(await mayUseDemo(demo, visitor));
  if (signedIn && isOff) await deleteSession(db, signedIn.response.token);
  if (!signedIn || isOff) {
    log.info(about, 'a sign-in was refused');
    afterwards(() => noteFailedSignIn(services, account));
    return WRONG;
  }
  const { token, user } = signedIn.response;
  const before = await findSession(services, request);
  await inTransaction(db, async (tx) => {
    if (before) await deleteSession(tx, before.token);
    await deleteEndedSessions(tx, user.id, token);
    await writeAudit(tx, { staff: user, action: 'staff.sign-in', subjectId: user.email }, now());
  });
  for (const [limit, subject] of tries) await undoTry(db, limit, subject);
  log.info({ ...about, userId: user.id }, 'staff signed in');
  const known = knownBrowserCookie(headers, account, signing);
  return success(
    { email: user.email, name: user.name },
    { cookies: [...sessionCookieFrom(signedIn.headers, secure), known] },
  );
}

const WRONG = refuse('wrong_credentials', 'Invalid credentials.');

/** Only the user agent, which better-auth stores with the session. */
function pickUserAgent(headers: Headers): Headers {
  const agent = headers.get('User-Agent');
  return new Headers(agent ? { 'User-Agent': agent.slice(0, 300) } : {});
}

/** Writes a failed sign-in of a user to the audit log; unknown addresses leave no trace. */
async function noteFailedSignIn({ db, now }: StaffServices, account: string): Promise<void> {
  const user = await findStaffUser(db, account);
  if (!user || (await throttle(db, NOTED, account))) return;
  await inTransaction(db, (tx) =>
    writeAudit(tx, { staff: NOT_SIGNED_IN, action: 'staff.sign-in-failed', subjectId: user.email }, now()),
  );
}
