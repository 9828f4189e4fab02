import type { MiddlewareFunction } from 'react-router';
import { getSession } from '#contract/calls/sign-in.ts';
import { apiContext, toPageError } from '#web/data.ts';

/** Redirects everyone but staff to the sign-in before the server loads anything of a page. */
export const requireStaff: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  try {
    await context.get(apiContext)(getSession, {});
  } catch (error) {
    throw toPageError(error, new URL(request.url));
  }
  return await next();
};
