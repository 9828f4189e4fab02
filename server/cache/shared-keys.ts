import { LRUCache } from 'lru-cache';
import type { Call } from '#contract/define-call.ts';
import { readListQuery, writeListQuery } from '#domain/lists/list-url.ts';
import { DRAFT_PARAMETER } from '#domain/page-texts/draft-parameter.ts';
import { productList } from '#domain/products/product-list.ts';

/** The request that stands for all requests with the same answer: `url` is absolute. */
export type SharedRequest = { key: string; url: string; sharedCall?: SharedCall };

/** A shared call with its parsed input. */
export type SharedCall = { call: Call; input: { params?: unknown; query?: unknown } };

/** Finds the shared request of a path with its query, asked of a host; null if its answer is not shared. */
export type FindSharedRequest = (path: string, host: string | undefined) => SharedRequest | null;

/** Characters; longer URLs are not shared. */
const MAX_LENGTH = 600;

/** URLs whose shared request is remembered. */
const MAX_REMEMBERED = 20_000;

const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i;

/** The normalization of queries, by pages and files that are the same for everyone. */
const PAGES: readonly [path: RegExp, normalize: (query: URLSearchParams) => URLSearchParams][] = [
  [/^\/user\/products$/, (query) => writeListQuery(productList, readListQuery(productList, query))],
  [/^\/user\/products\/[^/]+$/, withoutTracking],
  [/^\/user\/(contact|(collections|pages|policies)\/[^/]+)$/, withoutTracking],
  [/^\/(user\/(home|about))?$/, () => new URLSearchParams()],
  [/^\/(robots\.txt|llms\.txt|sitemap\.xml|manifest\.webmanifest)$/, () => new URLSearchParams()],
  [/^\/sitemap-products\.xml$/, (query) => new URLSearchParams({ from: query.get('from') ?? '' })],
];

/** Parameters that advertisements and mails add for scripts of others. */
const TRACKING = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|twclid|mc_[ce]id|_hs\w+)$/;

/**
 * Shared are the pages of the catalogue, and the calls that the contract declares as shared. The URL is
 * parsed, its parameters are sorted and unknown ones dropped. `origin` is the shop's; where it is null, that
 * of the request counts.
 */
export function createFindSharedRequest(calls: readonly Call[], origin: string | null): FindSharedRequest {
  const requests = new LRUCache<string, { shared: SharedRequest | null }>({ max: MAX_REMEMBERED });
  const routes = listRoutes(calls);
  return (path, host) => {
    if (path.length > MAX_LENGTH) return null;
    const from = origin ?? `http://${host}`;
    const known = requests.get(from + path);
    if (known) return known.shared;
    if (origin === null && !HOST.test(host ?? '')) return null;
    const shared = normalize(routes, from, path);
    requests.set(from + path, { shared });
    return shared;
  };
}

function normalize(routes: readonly Route[], origin: string, path: string): SharedRequest | null {
  const url = URL.parse(path, origin);
  if (!url || url.origin !== new URL(origin).origin) return null;
  // Pages have links with their origin, answers of the API do not.
  if (url.pathname.startsWith('/api/')) return apiRequest(routes, url);
  // Staff look at a draft.
  if (url.searchParams.has(DRAFT_PARAMETER)) return null;
  const normalized = pagePath(url);
  return normalized === null ? null : { key: url.origin + normalized, url: url.origin + normalized };
}

function pagePath({ pathname, searchParams }: URL): string | null {
  const [, normalize] = PAGES.find(([path]) => path.test(pathname)) ?? [];
  return normalize ? pathname + asSearch([...normalize(searchParams)]) : null;
}

function withoutTracking(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => !TRACKING.test(name)));
}

type Route = { call: Call; path: RegExp; names: string[] };

/** Lists the GET calls, those with more fixed segments first, as the server matches them. */
function listRoutes(calls: readonly Call[]): Route[] {
  const listParameters = ({ path }: Call) => path.match(/\{\w+\}/g) ?? [];
  return calls
    .filter(({ method }) => method === 'GET')
    .toSorted((one, other) => listParameters(one).length - listParameters(other).length)
    .map((call) => ({
      call,
      names: listParameters(call).map((parameter) => parameter.slice(1, -1)),
      path: new RegExp(`^/api${call.path.replace(/\./g, '\\.').replace(/\{\w+\}/g, '([^/]+)')}$`),
    }));
}

function apiRequest(routes: readonly Route[], { origin, pathname, searchParams }: URL): SharedRequest | null {
  const route = routes.find(({ path }) => path.test(pathname));
  if (!route?.call.shared) return null;
  const { call, path, names } = route;
  const values = path.exec(pathname)?.slice(1).map(decoded) ?? [];
  const params = Object.fromEntries(names.map((name, index) => [name, values[index]]));
  const known = Object.keys(call.query?.shape ?? {});
  const sent = known.flatMap((name): [string, string][] => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  const parsed = {
    params: call.params?.safeParse(params),
    query: call.query?.safeParse(Object.fromEntries(sent)),
  };
  if (parsed.params?.success === false || parsed.query?.success === false) return null;
  const key = pathname + asSearch(sent);
  const input = { params: parsed.params?.data, query: parsed.query?.data };
  return { key, url: origin + key, sharedCall: { call, input } };
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

function asSearch(entries: readonly (readonly [string, string])[]): string {
  const sorted = entries.toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  const search = String(new URLSearchParams(sorted.map(([name, value]) => [name, value])));
  return search && `?${search}`;
}
