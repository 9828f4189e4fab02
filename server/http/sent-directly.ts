import { isLoopbackName } from '../config/loopback-name.ts';
import { isThisMachine, networkOf } from './network-of.ts';

/** What a request shows of its way; `peer` is the address of its connection. */
type Sent = { peer: string; headers: Headers; httpVersion: string | undefined };

/** Headers by which proxies and tunnels say for whom they ask. */
const OF_PROXIES = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-server',
  'x-original-host',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-ray',
  'fly-client-ip',
];

/** True for a request that names a proxy it came through. */
export function isForwarded(headers: Headers): boolean {
  return OF_PROXIES.some((name) => headers.has(name));
}

/**
 * True for a request that a browser or program of the shop's own machine sends itself. A proxy on the machine
 * has a local address too: it is known by its headers, by a name of the shop that is not this machine's, or
 * by HTTP 1.0, in which nginx asks unless it is configured otherwise, and no browser does.
 */
export function isSentDirectly({ peer, headers, httpVersion }: Sent): boolean {
  if (!isThisMachine(networkOf(peer)) || isForwarded(headers) || httpVersion === '1.0') return false;
  const names = [headers.get('host'), hostOf(headers.get('origin'))].filter((name) => name !== null);
  return names.every((name) => isLoopbackName(name.replace(/:\d+$/, '')));
}

/** The host that an Origin names; '' for one of none, such as `null`. */
function hostOf(origin: string | null): string | null {
  return origin === null ? null : (URL.parse(origin)?.host ?? '');
}
