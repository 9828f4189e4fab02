import { lookup as resolveName } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export type FetchLimits = {
  maxBytes: number;
  /** Milliseconds for the whole of it, with redirects. */
  timeout: number;
  /** Hosts whose private addresses are allowed: 'depot.local:8080', or without a port. */
  privateHosts: readonly string[];
  signal: AbortSignal;
  resolve?: (name: string) => Promise<readonly string[]>;
};

/** `isLasting`: another try has the same outcome. */
export type Fetched = { ok: true; bytes: Buffer } | { ok: false; reason: string; isLasting: boolean };

const MOST_REDIRECTS = 5;

/**
 * Fetches a file from an http(s) address that others wrote. Each name is resolved first; if one of its
 * addresses is not public the file is refused, and the connection goes to the checked addresses only, also
 * after a redirect (model W6).
 */
export async function fetchPublic(address: string, limits: FetchLimits): Promise<Fetched> {
  const signal = AbortSignal.any([limits.signal, AbortSignal.timeout(limits.timeout)]);
  try {
    let url = address;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const answer = await visit(url, { ...limits, signal });
      if (!('location' in answer)) return answer;
      url = answer.location;
    }
    return lasting('The address leads from one to another without end');
  } catch (error) {
    if (limits.signal.aborted) throw error;
    if (signal.aborted) return passing('The other server takes too long');
    return passing(`The other server cannot be reached${codeOf(error)}`);
  }
}

async function visit(address: string, limits: FetchLimits): Promise<Fetched | { location: string }> {
  const url = URL.parse(address);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return lasting('This is no http or https address');
  if (url.username || url.password) return lasting('The address contains a password');
  const isPrivateAllowed = [url.host, url.hostname].some((host) => limits.privateHosts.includes(host));
  if (!isPrivateAllowed && url.port !== '' && Number(url.port) < 1024)
    return lasting(`Port ${url.port} is not one of web servers`);
  const addresses = await findAddresses(url.hostname, limits);
  if (addresses.length === 0) return passing('The name of the other server is not known');
  if (!isPrivateAllowed && !addresses.every(isPublicAddress))
    return lasting('The address leads into a private network');
  const response = await request(url, addresses, limits.signal);
  try {
    return await read(response, url, limits.maxBytes);
  } finally {
    response.destroy();
  }
}

async function findAddresses(hostname: string, { resolve, signal }: FetchLimits): Promise<readonly string[]> {
  const name = hostname.replace(/^\[|\]$/g, '');
  if (isIP(name)) return [name];
  const found = (resolve ?? resolveAll)(name).catch(() => []);
  // A name server may take longer than all the rest.
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  try {
    return await Promise.race([found, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

async function resolveAll(name: string): Promise<string[]> {
  const found = await resolveName(name, { all: true });
  return found.map(({ address }) => address);
}

/** Connects to the given addresses, whatever the name means by now. */
function request(url: URL, addresses: readonly string[], signal: AbortSignal): Promise<IncomingMessage> {
  const checked = addresses.map((address) => ({ address, family: isIP(address) }));
  const lookup: LookupFunction = (_, { all }, callback) => {
    const [first] = checked;
    if (all) callback(null, checked);
    else callback(null, first?.address ?? '', first?.family);
  };
  const { request: send } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    // A connection of its own: none that was made for another name.
    const headers = { Accept: 'image/*', 'Accept-Encoding': 'identity', 'User-Agent': 'Marigold' };
    const sent = send(url, { lookup, signal, agent: false, headers });
    sent.once('response', resolve);
    sent.once('error', reject);
    sent.end();
  });
}

async function read(
  response: IncomingMessage,
  url: URL,
  maxBytes: number,
): Promise<Fetched | { location: string }> {
  const { statusCode: status = 0, headers } = response;
  if (status >= 300 && status < 400 && headers.location) {
    const location = URL.parse(headers.location, url.href);
    return location ? { location: location.href } : lasting('The other server leads to no address');
  }
  if (status !== 200) {
    const failed = status === 429 || status === 408 || status >= 500 ? passing : lasting;
    return failed(`The other server answers with ${status}`);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > maxBytes) return lasting(`The file is larger than ${Math.floor(maxBytes / 1_000_000)} MB`);
    chunks.push(bytes);
  }
  return { ok: true, bytes: Buffer.concat(chunks) };
}

function lasting(reason: string): Fetched & { ok: false } {
  return { ok: false, reason, isLasting: true };
}

function passing(reason: string): Fetched & { ok: false } {
  return { ok: false, reason, isLasting: false };
}

/** ' (ECONNREFUSED)' */
function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[A-Z0-9_]{3,40}$/.test(code) ? ` (${code})` : '';
}
