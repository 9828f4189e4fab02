import { type MiddlewareFunction, redirect } from 'react-router';
import { getSession } from '#contract/calls/sign-in.ts';
import { apiContext } from '#web/data.ts';
import { isSignedOut, signInPath } from '#web/staff-session.ts';

/** Redirects everyone but staff to the sign-in before the server loads anything of a page. */
export const requireStaff: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  try {
    await context.get(apiContext)(getSession, {});
  } catch (error) {
    if (isSignedOut(error)) throw redirect(signInPath(new URL(request.url)));
    throw error;
  }
  return await next();
};
