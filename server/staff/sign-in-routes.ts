import type { Hono } from 'hono';
import * as calls from '#contract/calls/sign-in.ts';
import { DEMO_SIGN_IN, mayUseDemo } from '../config/demo-sign-in.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { type Limit, throttle, throttleAll } from '../http/throttle.ts';
import { changePassword } from './change-password.ts';
import { sendResetLink } from './reset-links.ts';
import { resetPassword } from './reset-password.ts';
import { endSession, findSession, noSessionCookie } from './session.ts';
import { signIn } from './sign-in.ts';
import type { StaffServices } from './staff-services.ts';

const HOUR = 3_600;
const LINKS_OF_ACCOUNT: Limit = { name: 'reset link of account', limit: 5, seconds: HOUR };
const LINKS_FROM_IP: Limit = { name: 'reset link from address', limit: 30, seconds: HOUR };
const RESETS_FROM_IP: Limit = { name: 'reset from address', limit: 30, seconds: HOUR };

/** Signing in and out, and passwords. */
export function signInRoutes(app: Hono<Environment>, services: StaffServices): void {
  const { db, secure, demo, afterwards } = services;

  bind(app, calls.getSignInOptions, async (_, { visitor }) =>
    success((await mayUseDemo(demo, visitor)) ? { demo: DEMO_SIGN_IN } : {}),
  );

  bind(app, calls.signIn, async ({ body }, request) => signIn(services, body, request));

  bind(app, calls.signOut, async (_, request) => {
    const session = await findSession(services, request);
    if (session) await endSession(services, session);
    return success({ message: 'You are signed out.' }, { cookies: [noSessionCookie(secure)] });
  });

  bind(app, calls.getSession, async (_, { staff: { email, name } }) => success({ email, name }));

  bind(app, calls.forgotPassword, async ({ body: { email } }, { visitor: { ip }, seed }) => {
    const tooMany = await throttleAll(db, [
      [LINKS_FROM_IP, ip],
      [LINKS_OF_ACCOUNT, email.toLowerCase()],
    ]);
    if (tooMany) return tooMany;
    // After the answer: its time must not reveal who has an account.
    afterwards(() => sendResetLink(services, email, seed));
    return success({ message: `Password reset instructions have been sent to ${email}.` });
  });

  bind(app, calls.resetPassword, async ({ body }, { visitor: { ip }, headers, requestId }) => {
    const tooMany = await throttle(db, RESETS_FROM_IP, ip);
    return tooMany ?? (await resetPassword(services, body, { headers, requestId }));
  });

  bind(app, calls.changePassword, async ({ body }, request) => changePassword(services, body, request));
}
