import * as z from 'zod/mini';
import { NO_ZERO, PASSWORD_LENGTH, passwordProblem } from '#domain/staff/password.ts';
import { call, staffCall } from '../define-call.ts';
import { emailAddress, text } from '../fields.ts';
import { component } from '../openapi-component.ts';

/** The signed-in member of staff. */
export const StaffMember = component('StaffMember', { email: z.string(), name: z.string() });

export type WireStaffMember = z.output<typeof StaffMember>;

const Done = z.object({ message: z.string() });

/** An entered password: never trimmed, and never checked for strength. */
const typedPassword = z.string('Password is required').check(
  z.minLength(1, 'Password is required'),
  z.maxLength(PASSWORD_LENGTH.max, `At most ${PASSWORD_LENGTH.max} characters`),
  z.refine((password) => !password.includes('\0'), NO_ZERO),
);

const newPassword = z.string('Password is required').check(({ value, issues }) => {
  const message = passwordProblem(value);
  if (message) issues.push({ code: 'custom', input: value, message });
});

export const getSignInOptions = call({
  path: '/auth/options',
  summary: 'Options of the sign-in page; in demo mode the demo account',
  output: z.object({ demo: z.optional(z.object({ email: z.string(), password: z.string() })) }),
});

export const signIn = call({
  method: 'POST',
  path: '/auth/sign-in',
  summary: 'Sign in as staff; the session is a cookie',
  body: z.object({ email: emailAddress(), password: typedPassword }),
  output: StaffMember,
  failures: [401],
});

export const signOut = call({
  method: 'POST',
  path: '/auth/sign-out',
  summary: 'End this session',
  output: Done,
});

export const getSession = staffCall({
  path: '/auth/session',
  summary: 'The signed-in account',
  output: StaffMember,
});

export const forgotPassword = call({
  method: 'POST',
  path: '/auth/forgot',
  summary: 'Mail a password reset link; the response never reveals whether the account exists',
  body: z.object({ email: emailAddress() }),
  output: Done,
  creates: true,
});

export const resetPassword = call({
  method: 'POST',
  path: '/auth/reset',
  summary: 'Set a new password with the token of a mailed link, once; ends all sessions',
  body: z.object({ token: text(), password: newPassword }),
  output: Done,
});

export const changePassword = staffCall({
  method: 'PUT',
  path: '/auth/password',
  summary: 'Change your password; ends all other sessions',
  body: z.object({ current: typedPassword, next: newPassword }),
  output: Done,
  failures: [403],
});
