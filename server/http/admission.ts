import type { Context, MiddlewareHandler } from 'hono';
import { refusedChannel } from '../async/work-channels.ts';
import { type Admit, refuse, sendRefusal } from './answer.ts';
import type { Environment } from './bind.ts';
import { HEALTH_CHECKS } from './health-routes.ts';
import { findInProcess } from './request-context.ts';

/** Changes nothing and takes long; the cart of a checkout asks for it with each typed field. */
const QUOTES = '/api/quote';

/** The share of the places that reading requests may take: buyers find one, whatever strangers search. */
const READING_SHARE = 0.75;

/**
 * Admits at most so many concurrent requests; each further one would slow down all others. A request to the
 * API is admitted once its body has arrived, so that slow senders block no one. Health checks are always
 * admitted, and so are the calls that a page makes in-process.
 */
export function admission(maxConcurrent: number): MiddlewareHandler<Environment> {
  const maxReading = Math.ceil(maxConcurrent * READING_SHARE);
  let concurrent = 0;
  let reading = 0;
  return async (context, next) => {
    if (HEALTH_CHECKS.has(context.req.path) || findInProcess(context.env)) {
      context.set('admit', () => null);
      return await next();
    }
    const isReading = ['GET', 'HEAD'].includes(context.req.method) || context.req.path === QUOTES;
    let isAdmitted = false;
    const admit: Admit = () => {
      if (isAdmitted) return null;
      if (concurrent >= maxConcurrent || (isReading && reading >= maxReading)) {
        refusedChannel.publish(null);
        return BUSY;
      }
      isAdmitted = true;
      concurrent++;
      if (isReading) reading++;
      return null;
    };
    context.set('admit', admit);
    try {
      const busy = sendsBodyToApi(context) ? null : admit();
      if (busy) return sendRefusal(context, busy);
      await next();
    } finally {
      if (isAdmitted) concurrent--;
      if (isAdmitted && isReading) reading--;
    }
  };
}

const BUSY = {
  ...refuse('unavailable', 'The shop is busy for a moment. Please try again.'),
  retryAfter: 1,
};

function sendsBodyToApi({ req }: Context): boolean {
  const startsBody = Number(req.header('Content-Length') ?? 0) !== 0 || req.header('Transfer-Encoding');
  return Boolean(startsBody) && req.path.startsWith('/api/');
}
