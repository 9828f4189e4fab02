import type { Server } from 'node:http';
import type { BlockList, Socket } from 'node:net';
import { isThisMachine, toNetwork } from './to-network.ts';
import { isTrusted } from './visitor.ts';

export type ConnectionLimits = { connections: number; ofIp: number };

/**
 * Each connection costs some memory, whatever is sent by it. A browser opens six, which stay open for a
 * minute: an IP may be an office of more than a hundred people.
 */
const LIMITS: ConnectionLimits = { connections: 5_000, ofIp: 1_000 };

/** The part of all connections from which idle ones are closed. */
const CROWDED = 0.9;

/**
 * Limits the open connections: in all, and of one IP. Trusted proxies and the machine itself, which may
 * be one, have no limit of their own.
 */
export function limitConnections(
  http: Server,
  trustedProxies: BlockList,
  limits: ConnectionLimits = LIMITS,
): void {
  const open = new Map<string, number>();
  let count = 0;
  http.maxConnections = limits.connections;
  http.on('connection', (socket: Socket) => {
    const peer = socket.remoteAddress ?? 'unknown';
    const ip = toNetwork(peer);
    const isProxy = isThisMachine(ip) || isTrusted(peer, trustedProxies);
    const own = (open.get(ip) ?? 0) + 1;
    open.set(ip, own);
    count++;
    socket.once('close', () => {
      const left = (open.get(ip) ?? 1) - 1;
      if (left > 0) open.set(ip, left);
      else open.delete(ip);
      count--;
    });
    if (own > limits.ofIp && !isProxy) socket.destroy();
    else if (count > limits.connections * CROWDED) http.closeIdleConnections();
  });
}
