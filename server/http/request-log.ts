import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Environment } from './bind.ts';
import { loggedPath } from './logged-path.ts';
import { findInProcess } from './request-context.ts';
import { REQUEST_NUMBER_HEADER } from './request-number.ts';

/** Logs each request in one line, without personal data or secrets: its route, no query, address or body. */
export function requestLog(log: Logger): MiddlewareHandler<Environment> {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const requestId = context.get('requestId');
    const limitReached = context.get('limitReached');
    if (limitReached) log.warn({ requestId, ...limitReached }, 'a limit was reached');
    // An in-process call is part of the page's request.
    if (findInProcess(context.env)) return;
    if (context.res.status >= 400) context.header(REQUEST_NUMBER_HEADER, requestId);
    const { method } = context.req;
    const path = loggedPath(context.req.path);
    const milliseconds = Math.round(performance.now() - start);
    log.info({ requestId, method, path, status: context.res.status, milliseconds }, 'request');
  };
}
