import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { once } from '../async/once.ts';
import { requestNumberChannel } from '../async/work-channels.ts';
import type { Config } from '../config/config.ts';
import type { Environment } from './bind.ts';
import { readCartToken } from './cart-cookies.ts';
import type { Reach } from './reached-by-others.ts';
import { createRequestNumber } from './request-number.ts';
import { isForwarded, isSentDirectly } from './sent-directly.ts';
import type { Sharing } from './shown-tags.ts';
import type { FindStaff } from './staff.ts';
import { toNetwork } from './to-network.ts';
import { findClientIp, isTrusted, type Proofs, readBuyerDigest } from './visitor.ts';

/** Passed as Hono's env when a page dispatches a call in-process, with the context of the page's request. */
export type InProcess = Sharing & {
  inProcess: Pick<Environment['Variables'], 'requestId' | 'visitor' | 'secure' | 'findStaff'>;
};

/** Identifies the visitor of a request; that of an in-process call is the page's. */
export function requestContext(
  config: Config,
  { answerOnce, recordExport }: Pick<Environment['Variables'], 'answerOnce' | 'recordExport'>,
  findStaff: FindStaff,
  findProofs: (cookies: string | null) => Proofs,
  reach: Reach,
  log: Logger,
): MiddlewareHandler<Environment> {
  let isWarned = false;
  const warnOfProxy = () => {
    if (!isWarned) log.warn(UNKNOWN_PROXY);
    isWarned = true;
  };
  return async (context, next) => {
    const caller =
      findInProcess(context.env) ??
      newContext({ config, context, findStaff, findProofs, reach, warnOfProxy });
    context.set('requestId', caller.requestId);
    context.set('visitor', caller.visitor);
    context.set('secure', caller.secure);
    context.set('findStaff', caller.findStaff);
    context.set('answerOnce', answerOnce);
    context.set('recordExport', recordExport);
    await next();
  };
}

export function findInProcess(env: unknown): InProcess['inProcess'] | null {
  return typeof env === 'object' && env !== null && 'inProcess' in env ? (env as InProcess).inProcess : null;
}

const UNKNOWN_PROXY =
  'A request came through a proxy that is not in TRUSTED_PROXIES, so what it says of the sender is not used. If the shop is behind a proxy, others reach it, and all of them count as one and share every limit: set TRUSTED_PROXIES to the address of the proxy, and PUBLIC_URL to that of the shop. This is said once.';

type Incoming = {
  config: Config;
  context: Context<Environment>;
  findStaff: FindStaff;
  findProofs: (cookies: string | null) => Proofs;
  reach: Reach;
  warnOfProxy: () => void;
};

function newContext({ config, context, findStaff, findProofs, reach, warnOfProxy }: Incoming) {
  const peer = getConnInfo(context).remote.address ?? 'unknown';
  const cookies = context.req.header('Cookie') ?? null;
  const secure = isSecure(config);
  const { headers } = context.req.raw;
  const forwardedFor = headers.get('X-Forwarded-For');
  if (isForwarded(headers) && !isTrusted(peer, config.trustedProxies)) warnOfProxy();
  const sent = { peer, headers, httpVersion: readHttpVersion(context.env) };
  reach.notice(sent);
  const visitor = {
    ip: toNetwork(findClientIp(peer, forwardedFor, config.trustedProxies)),
    isOnThisMachine: once(async () => isSentDirectly(sent) && !(await reach.isReached())),
    buyerDigest: readBuyerDigest(cookies, secure),
    cartToken: readCartToken(cookies, secure),
    ...findProofs(cookies),
  };
  const requestId = createRequestNumber();
  if (requestNumberChannel.hasSubscribers) requestNumberChannel.publish({ requestId });
  return {
    requestId,
    visitor,
    secure,
    // Most requests do not need it, and none needs it twice.
    findStaff: once(() => findStaff({ headers, visitor })),
  };
}

/** Reads the version of a request that came over a connection, which Hono's adapter passes with it. */
function readHttpVersion(env: unknown): string | undefined {
  return (env as Partial<HttpBindings>).incoming?.httpVersion;
}

/** True if the shop is served by https. */
export function isSecure({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}
