import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';
import { onInvalidation } from '#db/cache-tags.ts';
import type { InvalidationWatch } from '../cache/invalidation-watch.ts';
import type { Environment } from './bind.ts';
import { hostCookieName, readCookie, setCookieLine } from './cookies.ts';
import { findInProcess } from './request-context.ts';

/** Seconds: every server knows of a change within one. */
const LIFETIME = 5;

const TRANSACTION = /^\d{1,20}$/;

export type OwnChanges = ReturnType<typeof rememberOwnChanges>;

/**
 * Shows visitors and staff their own changes at any server. A cookie has the transaction of their last
 * change; a server that does not know it yet looks for it first.
 */
export function rememberOwnChanges(watch: Pick<InvalidationWatch, 'knows' | 'learn'>, secure: boolean) {
  const name = hostCookieName('marigold_change', secure);
  const requests = new AsyncLocalStorage<{ last: string | null }>();
  const stop = onInvalidation(({ transaction }, isOwn) => {
    const request = requests.getStore();
    if (request && isOwn) request.last = transaction;
  });

  /** Returns the change in these cookies that this process does not know of; null if there is none. */
  function unknownTo(cookies: string | undefined): string | null {
    const last = cookies?.includes(name) ? readCookie(cookies, name, TRANSACTION) : null;
    return last !== null && !watch.knows(last) ? last : null;
  }

  const middleware: MiddlewareHandler<Environment> = async (context, next) => {
    if (findInProcess(context.env)) return await next();
    if (['GET', 'HEAD'].includes(context.req.method)) {
      const unknown = unknownTo(context.req.header('Cookie'));
      if (unknown !== null) await watch.learn(unknown);
      return await next();
    }
    const request = { last: null as string | null };
    await requests.run(request, next);
    if (request.last === null) return;
    const cookie = setCookieLine({ name, value: request.last, seconds: LIFETIME, secure });
    context.header('Set-Cookie', cookie, { append: true });
  };

  return { unknownTo, middleware, stop };
}
