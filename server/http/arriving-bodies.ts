import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import type { FailureBody } from '#contract/failure.ts';
import { isThisMachine, toNetwork } from './to-network.ts';
import { findClientIp } from './visitor.ts';

/*
 * A body is kept in memory from its first byte, before its request is admitted. So the bodies that are
 * arriving are limited (decision 097). One that is complete does not count.
 */

export type BodyLimits = {
  /** Small bodies that are arriving at once, and large ones, so that these leave a place for those. */
  small: number;
  large: number;
  /** Their bytes. */
  bytes: number;
  /** The part of each that one IP may have. */
  shareOfIp: number;
  /** Milliseconds for which a body gives way to no other. */
  patience: number;
};

/** Limits: as many small bodies as requests are admitted; several pictures of staff at once. */
const LIMITS: BodyLimits = { small: 200, large: 40, bytes: 64_000_000, shareOfIp: 0.5, patience: 1_000 };

/** Bytes of a small body: shoppers send no larger one, unless they order dozens of products. */
const SMALL = 16_384;

/** Milliseconds between two looks at how much has arrived. */
const LOOK_EVERY = 100;

type Arriving = {
  request: IncomingMessage;
  response: ServerResponse;
  ip: string;
  isLarge: boolean;
  startedAt: number;
  declared: number;
  /** Bytes of the body that were read. */
  received: number;
};

type Options = { trustedProxies: BlockList; limits?: BodyLimits; now?: () => number };

/**
 * Puts limits to the bodies that are arriving in front of a listener. Where there are too many, or too many
 * bytes, the slowest that had time gives way with 408, that of the same IP if it has its share; if all
 * are new, the new one gets 503.
 */
export function limitBodies({ trustedProxies, limits = LIMITS, now = Date.now }: Options) {
  const arriving = new Set<Arriving>();
  let timer: NodeJS.Timeout | null = null;

  function look() {
    forgetComplete();
    while (sumBytes(arriving) > limits.bytes && endSlowest([...arriving]));
    for (const [ip, own] of groupByIp())
      while (!isThisMachine(ip) && sumBytes(own) > limits.bytes * limits.shareOfIp && endSlowest(own));
    if (arriving.size > 0 || !timer) return;
    clearInterval(timer);
    timer = null;
  }

  function forgetComplete() {
    for (const body of arriving)
      if (body.request.complete || body.request.destroyed || body.request.socket.destroyed)
        arriving.delete(body);
  }

  function groupByIp(): Map<string, Arriving[]> {
    return Map.groupBy([...arriving], ({ ip }) => ip);
  }

  /** True if one gave way. */
  function endSlowest(bodies: readonly Arriving[]): boolean {
    const had = bodies.filter((body) => arriving.has(body) && now() - body.startedAt >= limits.patience);
    const [slowest] = had.toSorted((a, b) => measureSpeed(a, now()) - measureSpeed(b, now()));
    if (!slowest) return false;
    arriving.delete(slowest);
    cutOff(slowest);
    return true;
  }

  function hasPlace(ip: string, isLarge: boolean): boolean {
    const most = isLarge ? limits.large : limits.small;
    const alike = [...arriving].filter((body) => body.isLarge === isLarge);
    const own = alike.filter((body) => body.ip === ip);
    if (!isThisMachine(ip) && own.length >= most * limits.shareOfIp) return endSlowest(own);
    return alike.length < most || endSlowest(alike);
  }

  return {
    /** Both for tests. */
    count: () => arriving.size,
    received: () => [...arriving].reduce((sum, { received }) => sum + received, 0),
    wrap(next: RequestListener): RequestListener {
      return (request, response) => {
        const declared = declaredBytes(request);
        if (declared > 0) {
          const isLarge = declared > SMALL;
          const ip = findIp(request, trustedProxies);
          forgetComplete();
          if (!hasPlace(ip, isLarge)) return refuseBody(response);
          const body = { request, response, ip, isLarge, startedAt: now(), declared, received: 0 };
          countReceived(body);
          arriving.add(body);
          timer ??= setInterval(look, LOOK_EVERY).unref();
        }
        return next(request, response);
      };
    },
  };
}

/** 0 without a body; infinite if its length is not declared. */
function declaredBytes({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY;
  return Number(headers['content-length'] ?? 0);
}

function findIp({ headers, socket }: IncomingMessage, trusted: BlockList): string {
  const forwarded = headers['x-forwarded-for'];
  const forwardedFor = Array.isArray(forwarded) ? forwarded.join() : (forwarded ?? null);
  return toNetwork(findClientIp(socket.remoteAddress ?? 'unknown', forwardedFor, trusted));
}

/** Without reading the body, which is for the application to do. */
function countReceived(body: Arriving): void {
  const { request } = body;
  const push = request.push.bind(request);
  request.push = (chunk: Buffer | null, ...encoding) => {
    body.received += chunk?.length ?? 0;
    return push(chunk, ...encoding);
  };
}

/** Bytes that are read at once. */
const FIRST_PIECE = 65_536;

/** At most: what is read at the moment does not count yet. */
function sumBytes(bodies: Iterable<Arriving>): number {
  let bytes = 0;
  for (const { declared, received } of bodies) bytes += Math.min(declared, received + FIRST_PIECE);
  return bytes;
}

/**
 * Measures the part of a small body that arrives in a millisecond: who declares much and sends little is
 * slow, and who stalls gets slower. A large body counts by its bytes, since its length says nothing of how
 * slow it is.
 */
function measureSpeed({ isLarge, declared, received, startedAt }: Arriving, at: number): number {
  const arrived = isLarge ? received : received / declared;
  return arrived / Math.max(1, at - startedAt);
}

const TOO_SLOW: FailureBody = { code: 'request_timeout', message: 'The request took too long to arrive.' };
const BUSY: FailureBody = {
  code: 'unavailable',
  message: 'The shop is busy for a moment. Please try again.',
};

/** Answers as Node does when a request takes too long, and stops reading it. */
function cutOff({ request, response }: Arriving): void {
  const body = JSON.stringify(TOO_SLOW);
  const head = [
    'HTTP/1.1 408 Request Timeout',
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  if (response.headersSent || !request.socket.writable) request.destroy();
  else request.socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, () => request.destroy());
}

function refuseBody(response: ServerResponse): void {
  const headers = { Connection: 'close', 'Content-Type': 'application/json', 'Retry-After': '1' };
  response.writeHead(503, headers).end(JSON.stringify(BUSY));
}
