import { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import { apiPath } from '../routes/answer-request.ts';
import { BROKEN, invalidRequest, plainRefusal, type Refusal } from '../wire/refusal.ts';
import type { FaultAction, Faults } from './faults.ts';
import type { Hits } from './hits.ts';

/** A cut connection, for a caller in the same process. */
export class Disconnected extends Error {
  override readonly name = 'Disconnected';
}

/** Applies faults to the calls they match, and counts all calls. `closing` ends delays and hanging calls. */
export function inflictFaults(faults: Faults, hits: Hits, closing: Promise<void>): MiddlewareHandler {
  return async (c, next) => {
    const path = apiPath(c);
    hits.count(c.req.method, path, 'arrived');
    const action: FaultAction | { kind: 'none' } = faults.take(c.req.method, path) ?? { kind: 'none' };

    if (action.kind === 'delay') {
      const delay = sleep(action.milliseconds, 'over', { ref: false });
      if ((await Promise.race([delay, closing])) !== 'over') return answerInstead(c, BROKEN);
    }
    if (action.kind !== 'fail' && action.kind !== 'hang') await next();
    hits.count(c.req.method, path, 'done');

    switch (action.kind) {
      case 'fail':
      case 'act_then_fail':
        return answerInstead(c, createRefusal(action.status));
      case 'hang':
      case 'act_then_hang':
        await closing;
        return answerInstead(c, BROKEN);
      case 'act_then_disconnect':
        if (!cutConnection(c.env)) throw new Disconnected('The connection was cut.');
    }
  };
}

function answerInstead(c: Context, refusal: Refusal) {
  // Unset first: Hono merges the headers of a replaced answer.
  c.res = undefined;
  c.res = plainRefusal(refusal);
}

function createRefusal(status: number): Refusal {
  if (status >= 500) return { ...BROKEN, status };
  if (status === 429) return invalidRequest('Too many requests.', { status, code: 'rate_limit' });
  return invalidRequest('A fault was asked for.', { status });
}

function cutConnection(env: unknown): boolean {
  const incoming = typeof env === 'object' && env !== null && 'incoming' in env ? env.incoming : null;
  if (!(incoming instanceof IncomingMessage)) return false;
  incoming.socket.destroy();
  return true;
}
