import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Environment } from './bind.ts';
import { inProcessOf } from './request-context.ts';

/** One line a request: no query, no address, no body, so that no personal data is in the log. */
export function requestLog(log: Logger): MiddlewareHandler<Environment> {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const { requestId, limitReached } = context.var;
    if (limitReached) log.warn({ requestId, ...limitReached }, 'a limit was reached');
    // A call that a page makes in-process is part of the page's request.
    if (inProcessOf(context.env)) return;
    const { method } = context.req;
    const path = routeOf(context.req.path);
    const milliseconds = Math.round(performance.now() - start);
    log.info({ requestId, method, path, status: context.res.status, milliseconds }, 'request');
  };
}

/**
 * Knowing the id of an order or a membership is the right to see it, so it does not belong into a log;
 * neither does what was searched.
 */
export function routeOf(path: string): string {
  return path
    .slice(0, 200)
    .replace(/\bM[GM]-[\w-]+/gi, '…')
    .replace(/^(\/api\/orders\/)(?!track$).+/, '$1…')
    .replace(/^(\/api\/mails\/).+/, '$1…')
    .replace(/^(\/api\/products\/search\/).+/, '$1…');
}
