import * as z from 'zod/mini';
import { PASSWORD_LENGTH, passwordProblem } from '#domain/staff/password.ts';
import { call, staffCall } from '../define-call.ts';
import { emailAddress, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** Who of the staff is signed in. */
export const StaffMember = z
  .object({ email: z.string(), name: z.string() })
  .register(z.globalRegistry, { id: 'StaffMember' });

export type WireStaffMember = z.output<typeof StaffMember>;

const Done = z.object({ message: z.string() });

/**
 * A password as it was typed: never trimmed, and never said to be too short where only the right one counts.
 */
const typedPassword = z
  .string('Password is required')
  .check(
    z.minLength(1, 'Password is required'),
    z.maxLength(PASSWORD_LENGTH.max, `At most ${PASSWORD_LENGTH.max} characters`),
  );

const newPassword = z.string('Password is required').check(({ value, issues }) => {
  const message = passwordProblem(value);
  if (message) issues.push({ code: 'custom', input: value, message });
});

export const getSignInOptions = call({
  method: 'GET',
  path: '/auth/options',
  tag: 'Sign-in',
  summary: 'What the sign-in page says: in demo mode, the demo sign-in',
  output: z.object({ demo: z.optional(z.object({ email: z.string(), password: z.string() })) }),
  status: 200,
  failures: [],
});

export const signIn = call({
  method: 'POST',
  path: '/auth/sign-in',
  tag: 'Sign-in',
  summary: 'Sign in as staff; the session is a cookie',
  body: z.object({ email: emailAddress(), password: typedPassword }),
  output: StaffMember,
  status: 200,
  failures: [401, 413, 415],
});

export const signOut = call({
  method: 'POST',
  path: '/auth/sign-out',
  tag: 'Sign-in',
  summary: 'End this session',
  output: Done,
  status: 200,
  failures: [],
});

export const getSession = staffCall({
  method: 'GET',
  path: '/auth/session',
  tag: 'Sign-in',
  summary: 'Who is signed in',
  output: StaffMember,
  status: 200,
  failures: [],
});

export const forgotPassword = call({
  method: 'POST',
  path: '/auth/forgot',
  tag: 'Sign-in',
  summary: 'Mail a link for a new password; the answer never tells whether the address has an account',
  body: z.object({ email: emailAddress() }),
  output: Done,
  status: 200,
  failures: [413, 415],
});

export const resetPassword = call({
  method: 'POST',
  path: '/auth/reset',
  tag: 'Sign-in',
  summary: 'Set a new password with the token of a mailed link, once; ends all sessions',
  body: z.object({ token: text(LIMITS.line), password: newPassword }),
  output: Done,
  status: 200,
  failures: [413, 415],
});

export const changePassword = staffCall({
  method: 'PUT',
  path: '/auth/password',
  tag: 'Sign-in',
  summary: 'Change the own password; ends the other sessions',
  body: z.object({ current: typedPassword, next: newPassword }),
  output: Done,
  status: 200,
  failures: [403, 413, 415],
});
