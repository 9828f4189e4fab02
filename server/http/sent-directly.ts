import { isLoopbackName } from '../config/loopback-name.ts';
import { isThisMachine, toNetwork } from './to-network.ts';

/** The parts of a request that show its way; `peer` is the IP of its connection. */
export type Sent = { peer: string; headers: Pick<Headers, 'get' | 'has'>; httpVersion: string | undefined };

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
export function isForwarded(headers: Sent['headers']): boolean {
  return OF_PROXIES.some((name) => headers.has(name));
}

/**
 * True for a request that a browser or program of the shop's own machine sends itself. A proxy on the machine
 * has a local address too: it is known by what shows that others reach the shop, by a page that hides its
 * name, or by HTTP 1.0, in which nginx asks unless it is configured otherwise, and no browser does.
 */
export function isSentDirectly(sent: Sent): boolean {
  if (isSentByOthers(sent) || sent.httpVersion === '1.0') return false;
  const origin = sent.headers.get('origin');
  return origin === null || isLocalName(parseHost(origin) ?? '');
}

/**
 * True for a request that shows that more than its own machine reaches the shop: sent from elsewhere, by a
 * proxy or under another name, or by a page of another name that is the shop's own to the browser.
 */
export function isSentByOthers({ peer, headers }: Sent): boolean {
  if (!isThisMachine(toNetwork(peer)) || isForwarded(headers) || !isLocalName(headers.get('host')))
    return true;
  // A link from another site shows nothing. Browsers name the site to this machine and by https, so a page
  // that is not said to be of another one, but is, was reached in another way.
  if (headers.get('sec-fetch-site') === 'cross-site') return false;
  const pages = [parseHost(headers.get('origin')), parseHost(headers.get('referer'))];
  return pages.some((name) => !isLocalName(name));
}

/** True without a name too. `0.0.0.0` leads to the machine itself. */
function isLocalName(host: string | null): boolean {
  const name = host?.replace(/:\d+$/, '') ?? null;
  return name === null || name === '0.0.0.0' || name === '[::]' || isLoopbackName(name);
}

/** Parses the host of the page that asks; null for one that names none, such as `null`. */
function parseHost(page: string | null): string | null {
  return page === null ? null : (URL.parse(page)?.host ?? null);
}
