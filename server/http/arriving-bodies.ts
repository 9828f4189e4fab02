import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import type { FailureBody } from '#contract/failure.ts';
import { isThisMachine, networkOf } from './network-of.ts';
import { clientAddress } from './visitor.ts';

/*
 * A body is kept in memory from its first byte, before its request is admitted. So the bodies that are
 * arriving are limited (decision 097). One that is complete does not count.
 */

export type BodyLimits = {
  /** Bodies that are arriving at once, and their bytes. */
  bodies: number;
  bytes: number;
  /** The same of one address. */
  bodiesOfAddress: number;
  bytesOfAddress: number;
  /** Milliseconds for which a body gives way to no other. */
  patience: number;
};

/** As many bodies as requests are admitted; bytes of four pictures by staff, and more from slow phones. */
const LIMITS: BodyLimits = {
  bodies: 200,
  bytes: 48_000_000,
  bodiesOfAddress: 50,
  bytesOfAddress: 32_000_000,
  patience: 1_000,
};

/** Milliseconds between two looks at how much has arrived. */
const LOOK_EVERY = 100;

type Arriving = {
  request: IncomingMessage;
  response: ServerResponse;
  address: string;
  startedAt: number;
  /** What its connection had received when its head was read. */
  readBefore: number;
};

type Options = { trustedProxies: BlockList; limits?: BodyLimits; now?: () => number };

/**
 * Puts limits to the bodies that are arriving in front of a listener. Where there are too many, or too many
 * bytes, the slowest that had time gives way with 408, first that of an address with more than its share; if
 * all are new, the new one gets 503.
 */
export function limitBodies({ trustedProxies, limits = LIMITS, now = Date.now }: Options) {
  const arriving = new Set<Arriving>();
  let timer: NodeJS.Timeout | null = null;

  function look() {
    forgetComplete();
    while (bytesOf(arriving) > limits.bytes && endSlowest([...arriving]));
    for (const [address, own] of byAddress())
      while (!isThisMachine(address) && bytesOf(own) > limits.bytesOfAddress && endSlowest(own));
    if (arriving.size > 0 || !timer) return;
    clearInterval(timer);
    timer = null;
  }

  function forgetComplete() {
    for (const body of arriving)
      if (body.request.complete || body.request.destroyed || body.request.socket.destroyed)
        arriving.delete(body);
  }

  function byAddress(): Map<string, Arriving[]> {
    return Map.groupBy([...arriving], ({ address }) => address);
  }

  /** True if one gave way. */
  function endSlowest(bodies: readonly Arriving[]): boolean {
    const had = bodies.filter((body) => arriving.has(body) && now() - body.startedAt >= limits.patience);
    const [slowest] = had.toSorted((a, b) => speedOf(a, now()) - speedOf(b, now()));
    if (!slowest) return false;
    arriving.delete(slowest);
    cutOff(slowest);
    return true;
  }

  function hasPlace(address: string): boolean {
    const own = [...arriving].filter((body) => body.address === address);
    if (!isThisMachine(address) && own.length >= limits.bodiesOfAddress && !endSlowest(own)) return false;
    return arriving.size < limits.bodies || endSlowest([...arriving]);
  }

  return {
    /** For tests. */
    count: () => arriving.size,
    wrap(next: RequestListener): RequestListener {
      return (request, response) => {
        if (hasBody(request)) {
          const address = addressOf(request, trustedProxies);
          forgetComplete();
          if (!hasPlace(address)) return refuseBody(response);
          const { bytesRead: readBefore } = request.socket;
          arriving.add({ request, response, address, startedAt: now(), readBefore });
          timer ??= setInterval(look, LOOK_EVERY).unref();
        }
        return next(request, response);
      };
    },
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function addressOf({ headers, socket }: IncomingMessage, trusted: BlockList): string {
  const forwarded = headers['x-forwarded-for'];
  const forwardedFor = Array.isArray(forwarded) ? forwarded.join() : (forwarded ?? null);
  return networkOf(clientAddress(socket.remoteAddress ?? 'unknown', forwardedFor, trusted));
}

/** At most: what came in one piece with the head is not known. */
function receivedOf({ request, readBefore }: Arriving): number {
  const { 'content-length': declared = Number.POSITIVE_INFINITY } = request.headers;
  return Math.min(Number(declared), request.socket.bytesRead - readBefore + FIRST_PIECE);
}

/** Bytes that are read at once. */
const FIRST_PIECE = 65_536;

function bytesOf(bodies: Iterable<Arriving>): number {
  let bytes = 0;
  for (const body of bodies) bytes += receivedOf(body);
  return bytes;
}

/** Bytes in a millisecond. */
function speedOf(body: Arriving, at: number): number {
  return receivedOf(body) / Math.max(1, at - body.startedAt);
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
