import type { Context, MiddlewareHandler } from 'hono';
import { type Admit, type Refusal, refuse, STATUS_OF } from './answer.ts';
import type { Environment } from './bind.ts';
import { inProcessOf } from './request-context.ts';

/**
 * Lets at most so many requests be under way; the rest are refused at once, which costs next to nothing.
 * Without it each new request makes all others slower, until none is answered in time. A request to the API
 * is under way once its body is here: whoever sends one slowly keeps nobody out. Being alive is always told;
 * what a page asks in-process is part of the page.
 */
export function admission(mostAtOnce: number): MiddlewareHandler<Environment> {
  let underWay = 0;
  return async (context, next) => {
    if (context.req.path === '/healthz' || inProcessOf(context.env)) {
      context.set('admit', () => null);
      return await next();
    }
    let isUnderWay = false;
    const admit: Admit = () => {
      if (isUnderWay) return null;
      if (underWay >= mostAtOnce) return BUSY;
      isUnderWay = true;
      underWay++;
      return null;
    };
    context.set('admit', admit);
    try {
      if (!sendsBodyToApi(context) && admit()) return refuseBusy(context);
      await next();
    } finally {
      if (isUnderWay) underWay--;
    }
  };
}

const BUSY: Refusal = {
  ...refuse('unavailable', 'The shop is busy for a moment. Please try again.'),
  retryAfter: 1,
};

/** What whoever was not admitted is told. */
export function refuseBusy(context: Context<Environment>): Response {
  const { refusal } = BUSY;
  return context.json(refusal, STATUS_OF[refusal.code], { 'Retry-After': '1', 'Cache-Control': 'no-store' });
}

function sendsBodyToApi({ req }: Context<Environment>): boolean {
  const startsBody = Number(req.header('Content-Length') ?? 0) !== 0 || req.header('Transfer-Encoding');
  return Boolean(startsBody) && req.path.startsWith('/api/');
}
