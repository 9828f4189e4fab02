import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Environment } from './bind.ts';
import { inProcessOf } from './request-context.ts';

/** Logs each request in one line, without personal data: no query, address or body. */
export function requestLog(log: Logger): MiddlewareHandler<Environment> {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const requestId = context.get('requestId');
    const limitReached = context.get('limitReached');
    if (limitReached) log.warn({ requestId, ...limitReached }, 'a limit was reached');
    // An in-process call is part of the page's request.
    if (inProcessOf(context.env)) return;
    const { method } = context.req;
    const path = routeOf(context.req.path);
    const milliseconds = Math.round(performance.now() - start);
    log.info({ requestId, method, path, status: context.res.status, milliseconds }, 'request');
  };
}

/** Characters of a path in the log. */
const MAX_PATH = 200;

/** Finds every path that routeOf changes: most are not among them. */
const MAY_BE_PRIVATE = /\bM[GM]-|^\/api\/(?:orders|mails|products\/search)\//i;

/** The path without ids of orders and memberships, which grant access to them, and without searched texts. */
export function routeOf(path: string): string {
  if (path.length <= MAX_PATH && !MAY_BE_PRIVATE.test(path)) return path;
  return path
    .slice(0, MAX_PATH)
    .replace(/\bM[GM]-[\w-]+/gi, '…')
    .replace(/^(\/api\/orders\/)(?!track$).+/, '$1…')
    .replace(/^(\/api\/mails\/).+/, '$1…')
    .replace(/^(\/api\/products\/search\/).+/, '$1…');
}
