import { randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { MiddlewareHandler } from 'hono';
import { once } from '../async/once.ts';
import type { Config } from '../config/config.ts';
import type { Environment } from './bind.ts';
import type { AnswerOnce } from './idempotency.ts';
import { networkOf } from './network-of.ts';
import type { FindStaff } from './staff.ts';
import { buyerDigestOf, clientAddress, type HasProven, type Visitor } from './visitor.ts';

/** Passed as Hono's env when a page dispatches a call in-process: the call is the page's visitor's. */
export type InProcess = {
  inProcess: Pick<Environment['Variables'], 'requestId' | 'visitor' | 'secure' | 'findStaff'>;
};

/**
 * Finds out who asks, once a request. A call that a page makes in-process is asked by the page's own visitor.
 */
export function requestContext(
  config: Config,
  answerOnce: AnswerOnce,
  findStaff: FindStaff,
  hasProvenOf: (cookies: string | null) => HasProven,
): MiddlewareHandler<Environment> {
  return async (context, next) => {
    const outer = inProcessOf(context.env);
    const { requestId, visitor, secure, ...asker } =
      outer ?? newContext(config, context, findStaff, hasProvenOf);
    context.set('requestId', requestId);
    context.set('visitor', visitor);
    context.set('secure', secure);
    context.set('findStaff', asker.findStaff);
    context.set('answerOnce', answerOnce);
    await next();
  };
}

export function inProcessOf(env: unknown): InProcess['inProcess'] | null {
  return typeof env === 'object' && env !== null && 'inProcess' in env ? (env as InProcess).inProcess : null;
}

function newContext(
  config: Config,
  context: Parameters<MiddlewareHandler<Environment>>[0],
  findStaff: FindStaff,
  hasProvenOf: (cookies: string | null) => HasProven,
) {
  const peer = getConnInfo(context).remote.address ?? 'unknown';
  const cookies = context.req.header('Cookie') ?? null;
  const secure = isSecure(config);
  const visitor: Visitor = {
    address: networkOf(
      clientAddress(peer, context.req.header('X-Forwarded-For') ?? null, config.trustedProxies),
    ),
    buyerDigest: buyerDigestOf(cookies, secure),
    hasProven: hasProvenOf(cookies),
  };
  return {
    requestId: randomUUID(),
    visitor,
    secure,
    // Most requests never ask, and none needs to ask twice.
    findStaff: once(() => findStaff(context.req.raw.headers)),
  };
}

/** Whether visitors come by https. */
export function isSecure({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}
