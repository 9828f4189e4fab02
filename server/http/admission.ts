import type { MiddlewareHandler } from 'hono';
import { refuse, STATUS_OF } from './answer.ts';
import type { Environment } from './bind.ts';
import { inProcessOf } from './request-context.ts';

/**
 * Lets at most so many requests be under way; the rest are refused at once, which costs next to nothing. Without it each new
 * request makes all others slower, until none is answered in time. Being alive is always told; what a page asks in-process is
 * part of the page.
 */
export function admission(mostAtOnce: number): MiddlewareHandler<Environment> {
  let underWay = 0;
  return async (context, next) => {
    if (context.req.path === '/healthz' || inProcessOf(context.env)) return await next();
    if (underWay >= mostAtOnce) {
      const { refusal } = refuse('unavailable', 'The shop is busy for a moment. Please try again.');
      return context.json(refusal, STATUS_OF[refusal.code], {
        'Retry-After': '1',
        'Cache-Control': 'no-store',
      });
    }
    underWay++;
    try {
      await next();
    } finally {
      underWay--;
    }
  };
}
